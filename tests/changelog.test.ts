/** A changelog is built again, and watched, as other pages are: after any edit it is what a build from nothing makes of it. */
import { expect, test } from 'vitest'
import { check } from '../packages/ssg-cli/src/check.ts'
import { checkAgain } from '../packages/ssg-cli/src/check/check-again.ts'
import { memoryCache, memoryHost } from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import { buildInMemory, config, memorySite } from './memory-site.ts'
import { watchInMemory } from './memory-watch.ts'

type Files = Map<string, string | Uint8Array>

const text = `# Changelog

## [Unreleased]

## [1.1.0] - 2026-02-01

### Added

- A faster boiler, see [its page](docs/index.md) and [#1].

### Fixed

- Noise.

## [1.0.0] - 2026-01-01

### Added

- The boiler.

[#1]: https://example.com/1
`

const newSite = () =>
  memorySite({
    'docs.config.mjs': config({
      docs: { path: 'docs', routeBasePath: '/' },
      blog: { changelog: 'CHANGELOG.md', feedOptions: { type: 'all' } },
    }),
    'docs/index.md': 'Welcome. See [what is new](../CHANGELOG.md).\n',
    'CHANGELOG.md': text,
  })

const write = (changed: string) => (files: Files) => void files.set('CHANGELOG.md', changed)

const edits: readonly (readonly [name: string, edit: (files: Files) => void])[] = [
  ['words of the last version', write(text.replace('Noise.', 'No noise.'))],
  ['a line above all versions', write(text.replace('# Changelog\n', '# Changelog\n\nEvery change.\n'))],
  ['something unreleased', write(text.replace('[Unreleased]\n', '[Unreleased]\n\n### Removed\n\n- Coal.\n'))],
  ['a version', write(text.replace('## [Unreleased]\n', '## [1.2.0] - 2026-03-01\n\n### Security\n\n- A valve.\n'))],
  ['a version less', write(text.replace(/## \[1\.0\.0\][^]*boiler\.\n/, ''))],
  ['another date', write(text.replace('2026-01-01', '2025-12-31'))],
  ['another link', write(text.replace('com/1', 'com/2'))],
  ['a broken link', write(text.replace('index.md', 'nowhere.md'))],
  ['no file', (files) => void files.delete('CHANGELOG.md')],
  ['the file as it was', write(text)],
]

test('after each edit the output is that of a clean build', async () => {
  const site = newSite()
  const store = memoryCache()
  await buildInMemory(site, store)
  for (const [name, edit] of edits) {
    edit(site.files)
    const again = await buildInMemory(site, store)
    const clean = await buildInMemory({ ...site, files: new Map(site.files) })
    expect({ name, found: again.result.diagnostics }).toEqual({ name, found: clean.result.diagnostics })
    if (clean.result.state === 'done')
      expect(Object.fromEntries(again.outputs)).toEqual(Object.fromEntries(clean.outputs))
  }
})

test('after each edit a watched changelog is what a build from nothing makes of it', async () => {
  const site = newSite()
  const watched = await watchInMemory(site)
  for (const [name, edit] of edits) {
    await watched.edit(edit)
    const clean = await buildInMemory({ ...site, files: new Map(site.files) })
    expect({ name, diagnostics: watched.diagnostics() }).toEqual({ name, diagnostics: clean.result.diagnostics })
    if (clean.result.state !== 'done') continue
    const { _headers, ...files } = Object.fromEntries(clean.outputs)
    const served: Record<string, string | undefined> = {}
    for (const path of Object.keys(files)) served[path] = await watched.text(path)
    expect({ name, served }).toEqual({ name, served: files })
  }
})

test('words of a version concern its page and the lists that show it', async () => {
  const site = newSite()
  const store = memoryCache()
  await buildInMemory(site, store)
  write(text.replace('Noise.', 'No noise.'))(site.files)
  expect((await buildInMemory(site, store)).result.runs).toEqual({ compiled: 1, linked: 1, rendered: 3 })
})

test('after each edit a check finds what a clean one finds', async () => {
  const site = newSite()
  const store = memoryCache()
  const options = { drafts: false, strict: false }
  for (const [name, edit] of edits) {
    edit(site.files)
    const again = await checkAgain(check, memoryHost(site, store), options)
    const clean = await check(memoryHost({ ...site, files: new Map(site.files) }), options)
    expect({ name, found: again.diagnostics, pages: again.pages }).toEqual({
      name,
      found: clean.diagnostics,
      pages: clean.pages,
    })
  }
})

test('what is wrong in a version is told at its line of the file', async () => {
  const site = newSite()
  write(text.replace('### Fixed', '### See [it](nowhere.md)'))(site.files)
  const { result } = await buildInMemory(site)
  expect(result.diagnostics).toMatchObject([
    { code: 'broken-markdown-link', file: 'CHANGELOG.md', line: 11, column: 14, endColumn: 24 },
  ])
})

test('a changelog above the site folder links to its docs by their paths, and docs link to it', async () => {
  const { result, outputs } = await buildInMemory(
    memorySite({
      'docs.config.mjs': config({ docs: { path: 'docs', routeBasePath: '/' }, blog: { changelog: '../CHANGELOG.md' } }),
      'docs/index.md': '[News](../../CHANGELOG.md)\n',
      '../CHANGELOG.md': '## 1.0.0\n\n[Docs](site/docs/index.md)\n',
    }),
  )
  expect(result.diagnostics).toEqual([])
  expect(outputs.get('index.html')).toContain('<a href="/changelog">News</a>')
  expect(outputs.get('changelog/1.0.0/index.html')).toContain('<a href="/">Docs</a>')
})

test('two versions of one name are told', async () => {
  const site = newSite()
  write(text.replace('[1.1.0]', '[1.0.0]'))(site.files)
  const { result } = await buildInMemory(site)
  expect(result.diagnostics).toMatchObject([{ code: 'duplicate-route', file: 'CHANGELOG.md', line: 15, column: 1 }])
})

test('a translated changelog keeps the URLs of versions and kinds, and what nobody translated yet', async () => {
  const site = newSite()
  site.files.set(
    'docs.config.mjs',
    config({
      docs: { path: 'docs', routeBasePath: '/' },
      blog: { changelog: 'CHANGELOG.md' },
      i18n: { default: 'en', locales: { en: {}, de: {} } },
    }),
  )
  const german = '# Änderungen\n\n## 1.0.0\n\n### Hinzugefügt\n\n- Der Kessel, siehe [Anfang](docs/index.md).\n'
  site.files.set('i18n/de/CHANGELOG.md', german)
  site.files.set('i18n/de/blog-changelog.json', '{ "title": { "message": "Änderungen" } }')
  const { outputs, result } = await buildInMemory(site)
  expect(result).toMatchObject({ state: 'done', diagnostics: [] })
  const pageOf = (route: string) => String(outputs.get(`de/changelog/${route}index.html`))
  expect(pageOf('1.0.0/')).toContain('Der Kessel, siehe <a href="/de/">')
  expect(pageOf('1.1.0/')).toContain('A faster boiler')
  expect(pageOf('1.1.0/')).toContain('lang="en"')
  expect(/<h1[^>]*>([^<]*)/.exec(pageOf('')))?.toMatchObject({ 1: 'Änderungen' })
  // Sections of both files, in one list under the word of the language.
  expect(/<h1[^>]*>([^<]*)/.exec(pageOf('kinds/added/'))?.[1]).toBe('Hinzugefügt')
  for (const words of ['Der Kessel', 'A faster boiler']) expect(pageOf('kinds/added/')).toContain(words)
  expect(outputs.get('changelog/1.0.0/index.html')).toContain(
    'hreflang="de" href="https://example.com/de/changelog/1.0.0"',
  )
})
