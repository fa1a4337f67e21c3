import { expect, test } from 'vitest'
import { memoryHost } from '../../io/memory/memory-host.ts'
import { loadConfig } from '../../1-config/load-config.ts'
import type { FreezeInput } from './freeze-plan.ts'
import { planFreeze } from './plan-freeze.ts'

// Freezing renders nothing: the runtime is never asked for.
const runtime = {} as Parameters<typeof memoryHost>[0]['runtime']

/** Plan version 2.0 of a site in memory; its config is the collection `docs` at `/docs` with further keys. */
async function plan(
  files: Readonly<Record<string, string | Uint8Array>>,
  more: Readonly<Record<string, unknown>> = {},
  input: Partial<FreezeInput> = {},
  site: Readonly<Record<string, unknown>> = {},
) {
  const docs = { path: 'docs', routeBasePath: '/docs', ...more }
  const config = { title: 'Site', url: 'https://example.com', docs, ...site }
  const all = { 'docs.config.mjs': `export default ${JSON.stringify(config)}`, ...files }
  const host = memoryHost({ files: new Map(Object.entries(all)), runtime })
  const loaded = (await loadConfig(host, {})).value
  const [collection] = loaded.config?.collections ?? []
  if (!loaded.config || !collection) throw new Error('the config of the test is valid')
  return planFreeze(host, {
    config: loaded.config,
    configSource: loaded.source,
    collection,
    name: '2.0',
    kind: 'copy',
    ...input,
  })
}

const released = {
  'versions.json': '["1.0"]',
  'versioned_docs/version-1.0/a.md': '# A\n',
  'versioned_docs/version-1.0/b.md': '# B\n',
}

test('current docs that are an overlay are copied with all that they show', async () => {
  const found = await plan(
    { ...released, 'docs/b.md': '# B, changed\n' },
    { versions: { current: { overlay: '1.0' } } },
  )
  expect(found).toMatchObject({
    plan: {
      files: [
        { path: 'a.md', from: 'versioned_docs/version-1.0/a.md' },
        { path: 'b.md', from: 'docs/b.md' },
      ],
      names: { path: 'versions.json', text: '[\n  "2.0",\n  "1.0"\n]\n' },
      versions: undefined,
      path: '/docs',
      moves: { name: '1.0', path: '/docs/1.0' },
    },
  })
})

test('an overlay lies on what the current docs lie on, and keeps what they take away', async () => {
  const versions = { current: { overlay: '1.0', remove: ['a.md'] } }
  const found = await plan({ ...released, 'docs/c.md': '# C\n' }, { versions }, { kind: 'overlay' })
  expect(found).toMatchObject({
    plan: {
      files: [{ path: 'c.md' }],
      versions: { current: versions.current, '2.0': { overlay: '1.0', remove: ['a.md'] } },
    },
  })
})

test('a config that names the version already needs no more lines', async () => {
  const versions = { current: { overlay: '1.0' }, '2.0': { label: 'Two', overlay: '1.0' } }
  const found = await plan(released, { versions }, { kind: 'overlay' })
  expect(found).toMatchObject({ plan: { files: [], versions: undefined } })
})

test('the default sidebar is written down, so that later sidebars are none of the version', async () => {
  expect(await plan({ 'docs/a.md': '# A\n' })).toMatchObject({
    plan: {
      sidebars: {
        path: 'versioned_sidebars/version-2.0-sidebars.json',
        text: expect.stringContaining('"defaultSidebar"'),
      },
    },
  })
  expect(await plan({ 'docs/a.md': '# A\n' }, { sidebars: false })).toMatchObject({ plan: { sidebars: undefined } })
})

test('links to the current docs by URL are told: in text, in JSX and in sidebars', async () => {
  const sidebars = { main: ['a', { type: 'link', label: 'Next', href: '/docs/next/a' }] }
  const found = await plan(
    {
      ...released,
      'docs/a.mdx': '# A\n\n<a href="/docs/next/b">b</a> [gone](/docs/next/gone) `[no](/docs/next/b)`\n',
      'docs/b.md': '# B\n',
    },
    { sidebars },
  )
  expect(found).toMatchObject({
    plan: {
      leaving: [
        { file: 'docs/a.mdx', line: 3, column: 10, url: '/docs/next/b' },
        { file: 'docs/a.mdx', line: 3, column: 37, url: '/docs/next/gone' },
        { file: 'versioned_sidebars/version-2.0-sidebars.json', line: 7, url: '/docs/next/a' },
      ],
    },
  })
})

test('links of the current docs by URL that lead into the version are told: also those in properties', async () => {
  const cards = "<DocCardList\n  items={[\n    { type: 'doc', href: '/docs/b' },\n    { to: \"/docs/b\" },\n  ]}\n/>"
  const files = {
    'docs/a.mdx': `# A\n\n${cards}\n\n<Card to={'/docs/b'} /> {"url": "/docs/b"} [b](/docs/b)\n`,
    'docs/b.md': "# B\n\n`href: '/docs/b'` and path: '/docs/b'\n",
  }
  expect(await plan(files)).toMatchObject({
    plan: {
      astray: [
        { file: 'docs/a.mdx', line: 5, column: 27, url: '/docs/b' },
        { file: 'docs/a.mdx', line: 6, column: 12, url: '/docs/b' },
        { file: 'docs/a.mdx', line: 10, column: 12, url: '/docs/b' },
        { file: 'docs/a.mdx', line: 10, column: 34, url: '/docs/b' },
        { file: 'docs/a.mdx', line: 10, column: 48, url: '/docs/b' },
      ],
    },
  })
})

test('where the current docs stay the latest their links stay, and those of the version are told', async () => {
  const files = { 'docs/a.md': '# A\n\n[b](/b) [post](/blog/c)\n\n<Card to="/b" />\n', 'docs/b.md': '# B\n' }
  expect(await plan(files, { routeBasePath: '/', lastVersion: 'current' })).toMatchObject({
    plan: { leaving: [{ file: 'docs/a.md', line: 5, url: '/b' }], astray: [] },
  })
})

test('links of translations by URL are told as those of their originals are', async () => {
  const files = {
    ...released,
    'docs/a.md': '# A\n',
    'docs/b.md': '# B\n',
    'i18n/de/docs/a.md': '# A\n\n<a href="/docs/next/b">b</a> [b](/de/docs/next/gone)\n',
    'i18n/de/docs/b.md': '# B\n\n[a](/docs/2.0/a) [a](/docs/next/a)\n',
  }
  const site = { i18n: { default: 'en', locales: { en: {}, de: {} } } }
  expect(await plan(files, {}, {}, site)).toMatchObject({
    plan: {
      leaving: [
        { file: 'i18n/de/docs/a.md', line: 3, column: 10, url: '/docs/next/b' },
        { file: 'i18n/de/docs/a.md', line: 3, column: 34, url: '/de/docs/next/gone' },
      ],
      astray: [],
    },
  })
  const { 'versions.json': _, ...unreleased } = files
  expect(
    await plan({ ...unreleased, 'i18n/de/docs/a.md': '# A\n\n<Card to="/docs/b" />\n' }, {}, {}, site),
  ).toMatchObject({
    plan: { astray: [{ file: 'i18n/de/docs/a.md', line: 3, column: 11, url: '/docs/b' }] },
  })
})

test('git alone does not have what lies beside the docs', async () => {
  const files = { 'docs/a.mdx': "import Box from '../src/Box'\n\n# A\n", 'src/Box.tsx': '' }
  expect(await plan(files, {}, { kind: 'git', git: { ref: 'v2.0', dir: 'docs' } })).toEqual({
    problem:
      'A git ref holds the docs folder alone, but "../src/Box" leads out of it. Write it with @site/, or freeze with --as copy.',
    file: 'docs/a.mdx:1:18',
  })
})

test('a file that is no text is copied as it is', async () => {
  const bytes = new Uint8Array([0xff, 0xfe, 0])
  const found = await plan({ 'docs/a.md': '# A\n', 'docs/_b.md': bytes })
  expect(found).toMatchObject({ plan: { files: [{ path: '_b.md', rewritten: 0 }, { path: 'a.md' }] } })
})

test('docs with errors are not frozen', async () => {
  const found = await plan({ 'docs/a.md': '---\nsidebar_position: first\n---\n# A\n' })
  expect(found).toMatchObject({ diagnostics: [{ code: 'invalid-front-matter', file: 'docs/a.md', line: 2 }] })
})

test('an overlay needs a version below', async () => {
  expect(await plan({ 'docs/a.md': '# A\n' }, {}, { kind: 'overlay' })).toEqual({
    problem: 'There is no version yet that an overlay could differ from. Freeze the first one with --as copy.',
  })
})
