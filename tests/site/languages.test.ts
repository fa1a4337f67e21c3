/** The site in German and Spanish: what is translated, and that the rest is there. */
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { root } from '../run-cli.ts'
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
  expect(await site.build(languages.join())).toMatchObject({ ok: true, diagnostics: [] })
  pages = new Map(builtPages(site.outDir).map((page) => [page.path, page]))
})
afterAll(() => site.remove())

describe.each(languages)('%s', (language) => {
  test('the pages of the company and the first pages of the modules are translated', () => {
    const untranslated = [...company, ...first].filter((path) => {
      const html = pages.get(`/${language}${path === '' ? '' : `/${path}`}`)?.html ?? ''
      return !html.includes(`<html lang="${language}"`) || html.includes('data-untranslated') || isEnglish(html)
    })
    expect(untranslated).toEqual([])
  })

  test('every English page is there', () => {
    const urls = readTable('routes.tsv').map(({ url = '' }) => `/${language}${url}`.replace(/\/$/, ''))
    expect(urls.filter((url) => !pages.has(url))).toEqual([])
  })

  test('what is not translated is marked as English', () => {
    const { html = '' } = pages.get(`/${language}/ignition/bartender/connection-creation`) ?? {}
    expect(html).toMatch(/<article[^>]* lang="en"/)
  })
})

/** A word that no German or Spanish text has. */
function isEnglish(html: string): boolean {
  const article = /<article[^>]*>([^]*?)<\/article>/.exec(html)?.[1] ?? ''
  return / the /.test(article.replace(/<(pre|code)\b[^]*?<\/\1>/g, ''))
}

function serviceNames(): readonly string[] {
  return readdirSync(join(root, 'content/site/services'))
    .map((file) => file.replace(/\.mdx?$/, ''))
    .filter((name) => name !== 'index')
}
