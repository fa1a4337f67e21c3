/** The embedded search index in the output of whole builds, and the command that tests it. */
import { createElement } from 'react'
import { afterEach, describe, expect, test } from 'vitest'
import { embeddedSearch } from '@docs-build/search/reader'
import { memoryCache } from '../packages/ssg-cli/src/io/memory/memory-host.ts'
import { runWarm } from './warm-cli.ts'
import { buildInMemory, config, memorySite } from './memory-site.ts'
import { configText, temporarySite, type TemporarySite } from './temporary-site.ts'

const texts = {
  'docs/index.md': '---\ntitle: Home\n---\n\nWelcome.\n',
  'docs/guides/install.md': '---\ntitle: Install\n---\n\n## Linux\n\nRun the *installer*.\n',
  'docs/guides/use.md': '---\ntitle: Use\nkeywords: [operate]\n---\n\nSee `specificEnthalpy`.\n',
  'docs/guides/_category_.json': '{"label": "Guides", "link": {"type": "generated-index", "title": "All guides"}}',
  'docs/hidden.md': '---\ntitle: Hidden\nunlisted: true\n---\n\nSecret.\n',
  'docs/draft.md': '---\ntitle: Draft\ndraft: true\n---\n\nSecret.\n',
  'pages/search.jsx': 'code',
  'pages/tools.jsx': 'code',
}
const modules = {
  'pages/search.jsx': { default: () => createElement('h1', null, 'Search'), title: 'Search the secret' },
  'pages/tools.jsx': { default: () => createElement('h1', null, 'Tools'), title: 'Tools for engineers' },
}
const newSite = (more: Readonly<Record<string, string>> = {}) => memorySite({ ...texts, ...more }, { modules })
const indexPaths = (outputs: ReadonlyMap<string, string>) =>
  [...outputs.keys()].filter((path) => path === 'search-index.json' || path.startsWith('assets/search/'))

async function search(outputs: ReadonlyMap<string, string>, text: string) {
  const engine = embeddedSearch({
    url: '/search-index.json',
    indexName: 'test',
    read: async (url) => outputs.get(url.slice(1)) ?? Promise.reject(new Error(url)),
  })
  const { hits } = await engine.search({ text, language: 'en', tags: [], page: 0, hitsPerPage: 20, snippetWords: 10 })
  return [...new Set(hits.map(({ url, hierarchy }) => `${new URL(url).pathname} in ${hierarchy.lvl0 ?? ''}`))]
}

describe('the index', () => {
  test.each([
    ['installer', ['/guides/install in Guides']],
    ['enthalpy', ['/guides/use in Guides']],
    ['operate use', ['/guides/use in Guides']],
    ['all guides', ['/category/guides in Guides']],
    ['tools', ['/tools in Documentation']],
    ['secret', []],
  ])('finds with "%s": %j', async (text, expected) => {
    const { outputs } = await buildInMemory(newSite())
    expect(await search(outputs, text)).toEqual(expected)
  })

  test('is there for each site, unless it searches in another way', async () => {
    expect(indexPaths((await buildInMemory(newSite())).outputs).length).toBeGreaterThan(2)
    expect(indexPaths((await buildInMemory(memorySite({ 'docs/index.md': '# Home\n' }))).outputs).length).toBe(4)
    const hosted = newSite({ 'docs.config.mjs': config({ search: { provider: 'none' } }) })
    expect(indexPaths((await buildInMemory(hosted)).outputs)).toEqual([])
  })

  test('stands below the base URL', async () => {
    const { outputs } = await buildInMemory(newSite({ 'docs.config.mjs': config({ baseUrl: '/base/' }) }))
    const manifest = JSON.parse(outputs.get('search-index.json') ?? '{}') as { folder: string }
    expect(manifest.folder).toBe('/base/assets/search/')
  })

  test('is that of a clean build after every edit, and old pieces go', async () => {
    const site = newSite()
    const store = memoryCache()
    await buildInMemory(site, store)
    const edits: readonly (readonly [path: string, text: string | undefined])[] = [
      ['docs/guides/install.md', `${texts['docs/guides/install.md']}\n## Windows\n\nClick.\n`],
      ['docs/guides/use.md', texts['docs/guides/use.md'].replace('title: Use', 'title: Usage')],
      ['docs/new.md', '# New\n'],
      ['docs/guides/install.md', undefined],
      ['docs.config.mjs', config({ url: 'https://other.example.com' })],
      ['docs/guides/install.md', texts['docs/guides/install.md']],
      ['pages/search.jsx', undefined],
      ['pages/search.jsx', 'code'],
    ]
    for (const [path, text] of edits) {
      if (text === undefined) site.files.delete(path)
      else site.files.set(path, text)
      const { outputs } = await buildInMemory(site, store)
      const clean = await buildInMemory({ ...site, files: new Map(site.files) })
      expect({ path, files: Object.fromEntries(outputs) }).toEqual({ path, files: Object.fromEntries(clean.outputs) })
    }
  })

  test('is not written again while no page changes', async () => {
    const site = newSite()
    const store = memoryCache()
    await buildInMemory(site, store)
    expect((await buildInMemory(site, store)).result.written).toBe(0)
  })
})

describe('docs-build search test', () => {
  const sites: TemporarySite[] = []
  afterEach(() => {
    for (const site of sites.splice(0)) site.remove()
  })

  test('says which queries miss their page, and that there is nothing to test before a build', async () => {
    const site = temporarySite({
      'docs/install.md': '# Install\n\n## Linux\n\nRun it.\n',
      'docs/use.md': '# Use\n',
      'pages/search.jsx': 'export default function Search() {\n  return <h1>Search</h1>\n}\n',
      'good.json':
        '[{"query": "instal", "expect": "/install/", "first": 1}, {"query": "linux", "expect": "/install#linux"}, {"query": "zzzz", "expect": null}]',
      'bad.json':
        '[{"query": "install", "expect": "/use"}, {"query": "use", "expect": "/use"}, {"query": "use", "expect": null}]',
      'cut.json': '[{"query": "install", "expect": "/use"},\n]',
      'tags.json': '[{"query": "install", "expect": null, "tags": ["defalt"]}]',
    })
    sites.push(site)
    const run = (...args: readonly string[]) => runWarm(['search', 'test', ...args], { cwd: site.workDir })

    expect(await run('site/good.json')).toMatchObject({
      code: 2,
      stderr: expect.stringContaining('Run `docs-build build` first'),
    })
    await site.buildWarm()
    expect(await run('site/good.json')).toEqual({
      code: 0,
      stdout: '',
      stderr: '3 of 3 queries show what they should.\n',
    })
    const failed = await run('site/bad.json', 'site', '--out-dir', 'site/dist')
    expect(failed).toMatchObject({ code: 1, stdout: '' })
    expect(failed.stderr.split('\n')).toEqual([
      'query      expected         found: what came first',
      '"install"  /use in first 3  not found: 1. /install',
      '"use"      nothing          found: 1. /use',
      '',
      '1 of 3 queries show what they should.',
      '',
    ])
    expect(await run('site/none.json')).toMatchObject({ code: 2, stderr: expect.stringContaining('site/none.json') })
    expect((await run('site/cut.json')).stderr.split('\n').slice(1)).toEqual([
      'Line 2, column 1: Unexpected "]", expected a value.',
      '',
    ])
    // What does not exist has no pages: nothing is found there, which proves nothing.
    expect((await run('site/tags.json')).stderr.split('\n').slice(1)).toEqual([
      'Query 1: Unexpected tag "defalt", expected one of "default", "docs-default-current". Did you mean "default"?',
      '',
    ])
  })

  test('asks the index of one language, which has what is not translated, too', async () => {
    const site = temporarySite({
      'docs.config.mjs': configText({ i18n: { default: 'en', locales: { en: {}, de: {}, ja: {} } } }),
      'docs/install.md': '# Install\n\nUnpack the pump.\n',
      'docs/soil.md': '# Soil\n\nIt has sand.\n',
      'i18n/de/docs/soil.md': '# Blumenerde\n\nSie hat Sand, und Erde.\n',
      'i18n/ja/docs/soil.md': '# 培養土の選び方\n\n赤玉土を混ぜます。\n',
      'en.json': '[{"query": "soil", "expect": "/soil"}, {"query": "blumenerde", "expect": null}]',
      'de.json': '[{"query": "Erde", "expect": "/soil"}, {"query": "unpack the pump", "expect": "/install"}]',
      'ja.json': '[{"query": "土の選び方", "expect": "/soil", "first": 1}, {"query": "培養土", "expect": "/soil"}]',
    })
    sites.push(site)
    await site.buildWarm()
    const run = async (queries: string, ...args: readonly string[]) => {
      const { code, stderr } = await runWarm(['search', 'test', `site/${queries}`, ...args], { cwd: site.workDir })
      return { code, stderr }
    }
    const right = { code: 0, stderr: '2 of 2 queries show what they should.\n' }
    expect(await run('en.json')).toEqual(right)
    expect(await run('en.json', '--locale', 'en')).toEqual(right)
    expect(await run('de.json', '--locale', 'de')).toEqual(right)
    expect(await run('ja.json', '--locale', 'ja')).toEqual(right)
    expect(await run('de.json', '--locale', 'dee')).toEqual({
      code: 2,
      stderr: 'Unexpected language "dee", expected one with a search index: "en", "de", "ja". Did you mean "de"?\n',
    })
    const records = JSON.parse(site.output()['de/search-records.json'] ?? '') as readonly Record<string, string>[]
    const languages = records.map(
      ({ url_without_anchor: url = '', language, lang = '' }) => `${url} ${language} ${lang}`,
    )
    expect([...new Set(languages)].sort()).toEqual([
      'https://example.com/de/ de en',
      'https://example.com/de/install de en',
      'https://example.com/de/soil de ',
    ])
  })
})
