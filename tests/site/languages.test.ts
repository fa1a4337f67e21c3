/** The site in German and Spanish: what is translated, and that the rest is there. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root, runCli } from '../run-cli.ts'
import { builtPages, type BuiltPage } from './built-pages.ts'
import { readTable } from './read-table.ts'
import { copySite, type SiteCopy } from './site-copy.ts'

const languages = ['de', 'es'] as const
const modules = ['bartender', 'embr-charts', 'embr-core', 'embr-periscope', 'embr-thermodynamics']
const company = ['', 'support', 'why-us', 'services', ...serviceNames().map((name) => `services/${name}`)]
const first = ['ignition', 'ignition/next'].flatMap((version) => [
  ...modules.map((module) => `${version}/${module}`),
  `${version}/bartender/installation`,
])

let site: SiteCopy
let pages: ReadonlyMap<string, BuiltPage>

beforeAll(async () => {
  site = copySite()
  expect(await site.build(['en', ...languages].join())).toMatchObject({ ok: true, diagnostics: [] })
  pages = new Map(builtPages(site.outDir).map((page) => [page.path, page]))
})
afterAll(() => site.remove())

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

function descriptionOf(html: string): string | undefined {
  return /<meta name="description" content="([^"]*)"/.exec(html)?.[1]
}

function serviceNames(): readonly string[] {
  return readdirSync(join(root, 'content/site/services'))
    .map((file) => file.replace(/\.mdx?$/, ''))
    .filter((name) => name !== 'index')
}
