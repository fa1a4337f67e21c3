import { expect, test } from 'vitest'
import { buildInMemory, config, memorySite } from './memory-site.ts'
import { expectAsBuilt, watchInMemory } from './memory-watch.ts'

test('a version that is listed and has no folder is told once, at its name', async () => {
  const files = {
    'versions.json': '[\n  "2.0",\n  "1.0"\n]\n',
    'docs/index.md': '# Home\n\n[b](b.md) [b](/b)\n',
    'docs/b.md': '# B\n',
    'versioned_docs/version-1.0/index.md': '# Home\n\n[b](/b)\n',
    'versioned_docs/version-1.0/b.md': '# B\n',
  }
  const { result } = await buildInMemory(memorySite(files))
  expect(result.diagnostics).toEqual([
    {
      code: 'no-docs',
      severity: 'error',
      file: 'versions.json',
      line: 2,
      column: 4,
      endLine: 2,
      endColumn: 7,
      message: 'Unexpected version "2.0" without a folder, expected its docs in "versioned_docs/version-2.0"',
      hint: 'Remove the name. "docs-build version 2.0" writes it together with the folder.',
    },
  ])
})

test('a version that lies on another one needs no folder of its own', async () => {
  const files = {
    'docs.config.mjs': config({
      docs: { path: 'docs', routeBasePath: '/', versions: { '2.0': { overlay: '1.0' } } },
    }),
    'versions.json': '["2.0", "1.0"]',
    'docs/index.md': '# Home\n',
    'versioned_docs/version-1.0/index.md': '# Home\n',
  }
  const { result } = await buildInMemory(memorySite(files))
  expect(result.diagnostics).toEqual([])
})

test.each<[string, object, string]>([
  [
    'includeCurrentVersion',
    { includeCurrentVersion: false },
    'Unexpected false, expected true where there is no other version.',
  ],
  ['onlyIncludeVersions', { onlyIncludeVersions: [] }, 'Unexpected empty array, expected the versions to build.'],
])('docs of which %s leaves no version are an error of the config', async (key, more, words) => {
  const text = config({ docs: { path: 'docs', routeBasePath: '/', ...more } })
  const { result } = await buildInMemory(memorySite({ 'docs.config.mjs': text, 'docs/index.md': '# Home\n' }))
  const message = `In "docs.${key}": ${words}`
  expect(result.diagnostics).toMatchObject([{ code: 'invalid-config', message, column: text.indexOf(key) + 1 }])
})

test.each<[string, Record<string, unknown>]>([
  ['docs', { docs: { path: 'docs', routeBasePath: '/', versions: { '1.0': { label: 'Old' } } } }],
  [
    'collections[0]',
    { docs: undefined, collections: [{ path: 'docs', routeBasePath: '/', versions: { '1.0': { label: 'Old' } } }] },
  ],
])('a version that no list names is told at %s, with the file that lists them', async (key, docs) => {
  const site = memorySite({ 'docs.config.mjs': config(docs), 'docs/index.md': '# Home\n' })
  const { result } = await buildInMemory(site)
  const message = `In "${key}.versions": Unexpected version "1.0", expected one of "current".`
  const hint = 'Write its name into "versions.json", the newest first.'
  expect(result.diagnostics).toMatchObject([{ code: 'invalid-config', message, hint }])
})

test('a banner and a badge that the config asks for show also where there is one version', async () => {
  const docs = (current: object) => ({ path: 'docs', routeBasePath: '/', versions: { current } })
  const pageWith = async (current: object) => {
    const site = memorySite({ 'docs.config.mjs': config({ docs: docs(current) }), 'docs/index.md': '# Home\n' })
    return (await buildInMemory(site)).outputs.get('index.html') ?? ''
  }
  const words = 'This is documentation for Site 1.0, which is no longer actively maintained.'
  expect(await pageWith({ label: '1.0', banner: 'unmaintained' })).toContain(words)
  expect(await pageWith({ label: '1.0', badge: true })).toContain('Version: 1.0')
  expect(await pageWith({ label: '1.0' })).not.toContain('1.0')
})

const versioned = {
  'versions.json': '["2.0", "1.0"]',
  ...Object.fromEntries(
    ['docs', 'versioned_docs/version-2.0', 'versioned_docs/version-1.0'].flatMap((folder) => [
      [`${folder}/index.md`, '# Home\n'],
      [`${folder}/more/_category_.json`, '{ "link": { "type": "generated-index" } }'],
      [`${folder}/more/a.md`, '# A\n'],
    ]),
  ),
}
const choices = (html = '') =>
  [...html.matchAll(/class="dropdown__link" href="([^"]*)" data-version="[^"]*"[^>]*>([^<]*)</g)].map(
    ([, href, label]) => `${label} ${href}`,
  )

test('a menu has the versions that its item names, in that order and under those labels', async () => {
  const item = { type: 'docsVersionDropdown', versions: [{ name: '1.0', label: 'Old' }, { name: '2.0' }] }
  const built = async (versions: object[]) => {
    const items = [{ ...item, versions }]
    const text = config({ docs: { path: 'docs', routeBasePath: '/' }, navbar: { items } })
    return buildInMemory(memorySite({ ...versioned, 'docs.config.mjs': text }))
  }
  const { outputs } = await built(item.versions)
  expect(choices(outputs.get('next/index.html'))).toEqual(['Old /1.0/', '2.0 /'])
  expect(outputs.get('1.0/index.html')).toContain('<span data-label="">Old</span>')
  const { result } = await built([{ name: '3.0' }, { name: '2.0' }])
  expect(result.diagnostics.map(({ code, message }) => `${code} ${message}`)).toEqual([
    'navbar-item Navbar item "docsVersionDropdown": Unexpected version "3.0", expected "current", "2.0" or "1.0"',
  ])
})

test('the generated page of a category leads to the same one in other versions', async () => {
  const items = [{ type: 'docsVersionDropdown' }]
  const text = config({ docs: { path: 'docs', routeBasePath: '/' }, navbar: { items } })
  const { outputs } = await buildInMemory(memorySite({ ...versioned, 'docs.config.mjs': text }))
  expect(choices(outputs.get('next/category/more/index.html'))).toEqual([
    'Next /next/category/more',
    '2.0 /category/more',
    '1.0 /1.0/category/more',
  ])
})

test('a list of versions that no docs have is told, with the name that they would read', async () => {
  const collections = [
    { id: 'api', path: 'docs', routeBasePath: '/' },
    { id: 'more', path: 'more', routeBasePath: 'more' },
  ]
  const files = {
    'docs.config.mjs': config({ docs: undefined, collections }),
    'docs/index.md': '# Home\n',
    'more/index.md': '# More\n',
    'more_versions.json': '["1.0"]\n',
    'more_versioned_docs/version-1.0/index.md': '# More 1.0\n',
    'versions.json': '["1.0"]\n',
    'versioned_docs/version-1.0/index.md': '# Home 1.0\n',
    'docs_versions.json': '["no folder"]\n',
  }
  const { result } = await buildInMemory(memorySite(files))
  expect(result.diagnostics).toEqual([
    {
      code: 'unused-versions',
      severity: 'warning',
      file: 'versions.json',
      message:
        'Unexpected list of versions that belongs to no docs, expected "api_versions.json"; its versions are not in the site',
      hint: 'The name begins with the "id" of the docs, and with nothing for "docs". So do those of its folders.',
    },
  ])
})

test('a version that is listed twice is there once, and told at its second name', async () => {
  const files = {
    'versions.json': '["1.0", "1.0"]',
    'docs/index.md': '# Home\n',
    'versioned_docs/version-1.0/index.md': '# Home\n',
  }
  const { result } = await buildInMemory(memorySite(files))
  expect(result.diagnostics.map(({ message, column }) => [column, message])).toEqual([
    [10, 'Unexpected second version "1.0", expected each once'],
  ])
})

test('a banner above the latest version leads to no later one, and those of other versions to the latest', async () => {
  const banner = { banner: 'unmaintained' }
  const files = {
    'docs.config.mjs': config({ docs: { routeBasePath: 'docs', versions: { '2.0': banner, '1.0': banner } } }),
    'versions.json': '["2.0", "1.0"]',
    'docs/index.md': '# Home\n',
    'versioned_docs/version-2.0/index.md': '# Home\n',
    'versioned_docs/version-1.0/index.md': '# Home\n',
  }
  const { outputs } = await buildInMemory(memorySite(files))
  const bannerOf = (path: string) => /class="version-banner".*?<\/div><\/div>/s.exec(outputs.get(path) ?? '')?.[0]
  expect(bannerOf('docs/index.html')).toContain('no longer actively maintained')
  expect(bannerOf('docs/index.html')).not.toContain('<a ')
  expect(bannerOf('docs/1.0/index.html')).toContain('<a href="/docs/" data-version="2.0"')
})

test('a version that comes while a site is watched is in the menus of all pages, also of other docs', async () => {
  const site = memorySite({
    'docs.config.mjs': config({
      docs: undefined,
      collections: [
        { path: 'docs', routeBasePath: 'docs' },
        { id: 'api', path: 'api', routeBasePath: 'api' },
      ],
      navbar: { items: [{ type: 'docsVersionDropdown', collection: 'default' }] },
    }),
    'docs/index.md': '# Home\n',
    'versions.json': '["2.0"]',
    'versioned_docs/version-2.0/index.md': '# Home\n',
    'api/index.md': '# API\n',
  })
  const watched = await watchInMemory(site)
  await expectAsBuilt('as it was', site, watched)
  await watched.edit((files) => {
    files.set('versions.json', '["2.0", "1.0"]').set('versioned_docs/version-1.0/index.md', '# Home\n')
  })
  const { outputs } = await expectAsBuilt('a version more', site, watched)
  expect(outputs.get('api/index.html')).toContain('data-version="1.0"')
})
