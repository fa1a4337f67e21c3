/** What a site with `offline: 'cache'` tells its service worker of itself. */
import { expect, test } from 'vitest'
import { buildInMemory, config, memorySite } from './memory-site.ts'

const files = {
  'docs/index.md': '# Home\n',
  'docs/pumps.md': '# Pumps\n',
  'versioned_docs/version-1.0/index.md': '# Home of 1.0\n',
  'versioned_docs/version-1.0/valves.md': '# Valves of 1.0\n',
  'versions.json': '["1.0"]',
  'blog/2026-01-05-news.md': '# News\n\n<!-- truncate -->\n',
  'static/mark.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>\n',
}
const more = {
  offline: 'cache',
  docs: { path: 'docs', routeBasePath: '/', versionsDir: '.' },
  blog: { path: 'blog' },
  i18n: { default: 'en', locales: { en: {}, de: {} } },
}

interface Part {
  readonly files: string
  readonly count: number
  readonly bytes: number
}

async function lists(name = 'offline.json') {
  const { outputs, result } = await buildInMemory(memorySite({ 'docs.config.mjs': config(more), ...files }))
  expect(result.diagnostics).toEqual([])
  const parts = JSON.parse(outputs.get(name) ?? '{}') as Record<string, Part>
  return Object.fromEntries(
    Object.entries(parts).map(([key, part]) => {
      const all = JSON.parse(outputs.get(part.files) ?? '[]') as [string, number, string][]
      expect(all).toHaveLength(part.count)
      expect(all.reduce((sum, [, bytes]) => sum + bytes, 0)).toBe(part.bytes)
      for (const [path, bytes] of all) expect([path, Buffer.byteLength(outputs.get(path) ?? '')]).toEqual([path, bytes])
      return [key, all.map(([path]) => path)]
    }),
  )
}

test('a version has its own pages, pages of no version but posts, and what they load', async () => {
  const { 'default/1.0': old = [], 'default/current': next = [] } = await lists()
  const pages = (all: readonly string[]) => all.filter((path) => path.endsWith('.html')).sort()
  expect(pages(old)).toEqual(['404.html', 'index.html', 'search/index.html', 'valves/index.html'])
  expect(pages(next)).toEqual(['404.html', 'next/index.html', 'next/pumps/index.html', 'search/index.html'])
  expect(old).toContain('mark.svg')
})

test('pages of no version come with the whole site in their language, which has all that readers see', async () => {
  const { '': whole = [] } = await lists()
  expect(whole).toContain('blog/2026/01/05/news/index.html')
  expect(whole).toContain('valves/index.html')
  expect(whole.filter((path) => /^de\/|_headers|sitemap|\.txt$|\.md$|search-records/.test(path))).toEqual([])
})

test('each language has lists of its own', async () => {
  const { 'default/1.0': old = [] } = await lists('de/offline.json')
  expect(old).toContain('de/valves/index.html')
  expect(old).not.toContain('valves/index.html')
  expect(old).toContain('mark.svg')
})

test('a site that does not ask for it has none of this', async () => {
  const { outputs } = await buildInMemory(memorySite({ 'docs/index.md': '# Home\n' }))
  expect([...outputs.keys()].filter((path) => path.includes('offline'))).toEqual([])
})
