/**
 * The built site against the table of its routes: which pages exist, what they are called and where they stand; what its search
 * finds; what is translated into German and Spanish; and what edits of its content and a new version change. One build for all
 * of it, after which the others find most answers.
 */
import { appendFileSync, cpSync, readFileSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, runCli } from '../run-cli.ts'
import { builtPages, type BuiltPage } from './built-pages.ts'
import { readTable } from './read-table.ts'
import { sidebarLocations, type SidebarLocation } from './sidebar-places.ts'
import { filesBelow } from '../temporary-site.ts'
import { copySite, type BuildReport, type SiteCopy } from './site-copy.ts'

const table = readTable('routes.tsv')
/** Release notes stand beside the docs: no page of the table is theirs. */
const releases = readTable('release-routes.tsv')
/** The search page comes with the theme: it stands in no sidebar. */
const searchPage = '/search'
const redirects = readTable('redirects.tsv')
const languages = ['de', 'es'] as const
const modules = ['bartender', 'embr-charts', 'embr-core', 'embr-periscope', 'embr-thermodynamics']
const company = ['', 'support', 'why-us', 'services', ...serviceNames().map((name) => `services/${name}`)]
const first = ['ignition', 'ignition/next'].flatMap((version) => [
  ...modules.map((module) => `${version}/${module}`),
  `${version}/bartender/installation`,
])
const withoutSlash = (url = '') => url.replace(/(?<=.)\/$/, '')

let site: SiteCopy
let report: BuildReport
/** Pages in English, by their paths. */
let files: ReadonlyMap<string, BuiltPage>
/** Pages in all languages, by their paths. */
let pages: ReadonlyMap<string, BuiltPage>
const sidebars = new Map<string, ReadonlyMap<string, SidebarLocation>>()

beforeAll(async () => {
  site = copySite()
  report = await site.build(['en', ...languages].join())
  pages = new Map(builtPages(site.outDir).map((page) => [page.path, page]))
  files = new Map([...pages].filter(([path]) => !languages.some((language) => `${path}/`.startsWith(`/${language}/`))))
})
afterAll(() => site.remove())

test('the site builds without errors, and nothing is found in any language', () => {
  expect(report).toMatchObject({ ok: true, diagnostics: [] })
})

describe('each row of the route table is a page', () => {
  test.each(table)('$url', ({ url = '', title, sidebar_label = '', parents, order }) => {
    const page = files.get(withoutSlash(url))
    expect(page, `no page at ${url}`).toBeDefined()
    expect({ url: page?.url, title: page?.title, heading: page?.heading }).toEqual({
      url,
      title: `${title} | Musson Industrial`,
      heading: title,
    })
    if (url === searchPage) return
    expect(sidebarOf(url).get(url)).toEqual({ label: sidebar_label, parents, order })
    // The start page of the company site has nothing above it.
    if (url !== '/') expect(page?.breadcrumbs.join(' > ')).toBe([parents, sidebar_label].filter(Boolean).join(' > '))
  })
})

test.each(releases)('release notes: $url is the page "$title"', ({ url = '', title }) => {
  expect(files.get(url)).toMatchObject({ url, title: `${title} | Musson Industrial`, heading: title })
})

test('feeds tell of the releases, the latest first', () => {
  const feed = readFileSync(join(site.outDir, 'releases/rss.xml'), 'utf8')
  const titles = Array.from(feed.matchAll(/<item><title>(.*?)<\/title>/g), ([, title]) => title)
  expect(titles).toEqual(releases.filter(({ url }) => /\d{4}/.test(url ?? '')).map(({ title }) => title))
})

test('the home page names the newest release of each module, the latest first', () => {
  const module = (url: string) => url.replace(/.*\/|-[\d.]+$/g, '')
  const urls = releases.flatMap(({ url = '' }) => (/\d{4}/.test(url) ? url : []))
  const newest = urls.filter((url, index) => urls.findIndex((other) => module(other) === module(url)) === index)
  const shown = Array.from(files.get('/')?.html.matchAll(/<a href="(\/releases\/\d[^"]*)"/g) ?? [], ([, url]) => url)
  expect(shown).toEqual(newest)
})

test('each page leads to the search page', () => {
  const without = [...files.values()].filter(
    ({ redirect, html }) => redirect === undefined && !html.includes('href="/search"'),
  )
  expect(without.map(({ url }) => url)).toEqual([])
})

test('there are no other pages', () => {
  const listed = new Set([...table, ...releases].map(({ url }) => url))
  const shown = [...files.values()].filter(({ redirect }) => redirect === undefined)
  expect(shown.map(({ url }) => url).filter((url) => !listed.has(url))).toEqual([])
})

test('there are 80 words or more on each page that is not an index of cards', () => {
  const shown = [...files.values()].filter(({ redirect }) => redirect === undefined)
  expect(shown.length).toBeGreaterThan(100)
  const isIndexOfCards = ({ url, html }: BuiltPage) => url.endsWith('/') && html.includes('<ul class="cards">')
  // Release notes are as long as what changed.
  const isOther = ({ url }: BuiltPage) => url === '/search' || /^\/releases(?:\/|$)/.test(url)
  const short = shown.filter((page) => !isOther(page) && page.words < 80 && !isIndexOfCards(page))
  expect(short.map(({ url, words }) => `${url}: ${words}`)).toEqual([])
})

test('each query that was written down shows its page', async () => {
  const queries = join(root, 'site/search-queries.json')
  const run = await runCli(['search', 'test', queries, '--out-dir', site.outDir], { cwd: root })
  const { length } = JSON.parse(readFileSync(queries, 'utf8')) as unknown[]
  expect(length).toBeGreaterThan(0)
  expect(run).toEqual({ code: 0, stdout: '', stderr: `${length} of ${length} queries show what they should.\n` })
})

describe('each redirect leads to a page', () => {
  test.each(redirects)('$from', ({ from, to }) => {
    expect(files.get(withoutSlash(from))).toMatchObject({ redirect: to })
    const target = files.get(withoutSlash(to))
    expect(target, `no page at ${to}`).toBeDefined()
    expect(target?.redirect).toBeUndefined()
  })
})

describe.each(languages)('%s', (language) => {
  test('words of the language find pages, though most of them are in English', async () => {
    const queries = join(root, `site/search-queries.${language}.json`)
    const args = ['search', 'test', queries, '--out-dir', site.outDir, '--locale', language]
    expect(await runCli(args, { cwd: root })).toEqual({
      code: 0,
      stdout: '',
      stderr: expect.stringMatching(/^(\d+) of \1 queries show what they should\.\n$/),
    })
  })

  test('the pages of the company and the first pages of the modules are translated', () => {
    const untranslated = [...company, ...first].filter((path) => {
      const rest = path === '' ? '' : `/${path}`
      const [own = '', english = ''] = [pages.get(`/${language}${rest}`)?.html, pages.get(rest || '/')?.html]
      return !own.includes(`<html lang="${language}"`) || descriptionOf(own) === descriptionOf(english)
    })
    expect(untranslated).toEqual([])
  })

  test('every English page is there', () => {
    const urls = readTable('routes.tsv').map(({ url = '' }) => `/${language}${url}`.replace(/\/$/, ''))
    expect(urls.filter((url) => !pages.has(url))).toEqual([])
  })

  test('what is not translated is marked as English', () => {
    const { html = '' } = pages.get(`/${language}/ignition/bartender/connection-creation`) ?? {}
    expect(html).toMatch(/<h1[^>]* lang="en"/)
  })
})

describe('the text of both versions is kept once', () => {
  let original: readonly BuiltPage[]
  beforeAll(async () => {
    await site.build()
    original = builtPages(site.outDir).filter(({ redirect }) => redirect === undefined)
  })

  const path = 'bartender/installation.md'
  const released = () => join(site.content, 'versioned_docs/version-8.1', path)
  const next = () => join(site.content, 'docs', path)

  test('a correction of an 8.1 file reaches Next', async () => {
    const urls = await changedBy(() => appendFileSync(released(), '\nA corrected sentence.\n'))
    expect(urls).toEqual(['/ignition/bartender/installation', '/ignition/next/bartender/installation'])
  })

  test('a file of the overlay changes no 8.1 page', async () => {
    const urls = await changedBy(() => {
      cpSync(released(), next())
      appendFileSync(next(), '\nA sentence about the future.\n')
    })
    expect(urls).toEqual(['/ignition/next/bartender/installation'])
  })

  test('a part that the overlay holds changes no 8.1 page', async () => {
    const urls = await changedBy(() =>
      appendFileSync(join(site.content, 'docs/bartender/_release.md'), '\nA sentence about the future.\n'),
    )
    expect(urls).toEqual(['/ignition/next/bartender/'])
  })

  test('a new doc of the overlay is in Next only', async () => {
    const urls = await changedBy(() =>
      writeFileSync(join(site.content, 'docs/news.md'), '---\ntitle: News\n---\n\nOf the future.\n'),
    )
    expect(urls.filter((url) => !url.startsWith('/ignition/next/'))).toEqual([])
    expect(urls).toContain('/ignition/next/news')
  })

  /** The URLs of all pages that read differently after an edit, which is then taken back. */
  async function changedBy(edit: () => void): Promise<string[]> {
    const before = new Map(original.map(({ url, html }) => [url, readable(html)]))
    try {
      edit()
      await site.build()
      return builtPages(site.outDir).flatMap(({ url, html, redirect }) =>
        redirect === undefined && before.get(url) !== readable(html) ? [url] : [],
      )
    } finally {
      site.restore()
    }
  }
})

test('freezing docs that lie on a version gives all that they show, and the site builds clean', async () => {
  expect(await site.run(['version', '8.2', 'site'])).toMatchObject({ code: 0, stdout: '' })
  const filesOf = (folder: string) => filesBelow(join(site.content, folder))
  expect(filesOf('versioned_docs/version-8.2')).toEqual({
    ...filesOf('versioned_docs/version-8.1'),
    ...filesOf('docs'),
  })
  expect(JSON.parse(readFileSync(join(site.content, 'versions.json'), 'utf8'))).toEqual(['8.2', '8.1'])
  // The pages of 8.1 are as they were; without them the build takes a third less.
  site.changeConfig("versionsDir: '../content',", "versionsDir: '../content', onlyIncludeVersions: ['current', '8.2'],")
  const { ok, diagnostics } = await site.build()
  expect({ ok, diagnostics }).toEqual({ ok: true, diagnostics: [] })
})

/** All pages of a version share a sidebar: it is read once. */
function sidebarOf(url: string): ReadonlyMap<string, SidebarLocation> {
  const version = /^\/ignition\/(?:next\/)?|^\//.exec(url)?.[0] ?? ''
  const known = sidebars.get(version) ?? sidebarLocations(site.outDir, withoutSlash(url))
  if (known.size > 0) sidebars.set(version, known)
  return known
}

function descriptionOf(html: string): string | undefined {
  return /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
}

function serviceNames(): readonly string[] {
  return readdirSync(join(root, 'content/site/services'))
    .map((file) => file.replace(/\.mdx?$/, ''))
    .filter((name) => name !== 'index')
}

/** What a reader sees of a page: all but the addresses of files that are named by their content. */
function readable(html: string): string {
  return html.slice(html.indexOf('<body>')).replace(/(?<=[-"])[0-9a-zA-Z]{8}(?=[."])/g, '')
}
