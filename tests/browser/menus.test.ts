import { afterAll, beforeAll, expect, vi } from 'vitest'
import { configText, temporarySite, type TemporarySite } from '../temporary-site.ts'
import { runWatch, type WatchRun } from '../watched-site.ts'
import { journey, markDocument, isMarked, waitForTitle } from './reader.ts'

let site: TemporarySite
let watch: WatchRun

beforeAll(async () => {
  site = temporarySite({
    'docs.config.mjs': configText({
      i18n: { default: 'en', locales: { en: {}, de: {} } },
      favicon: '/icon.svg',
      forgetsVersion: true,
      navbar: {
        items: [
          { type: 'docsVersionDropdown' },
          {
            type: 'localeDropdown',
            query: '?persist=a%20b',
            itemsBefore: [{ label: 'About', to: '/about' }],
            itemsAfter: [{ label: 'Help', href: 'https://help.example.com/' }],
          },
        ],
      },
    }),
    'static/icon.svg': '<svg xmlns="http://www.w3.org/2000/svg"/>',
    'docs/index.md': '# Next\n\n[About](/about)\n',
    'pages/about.md': '# About\n\n[Docs](/)\n',
    'versions.json': '["2.0"]',
    'versioned_docs/version-2.0/index.md': '# Two\n\n[About](/about)\n',
  })
  watch = await runWatch(site.workDir)
  await vi.waitUntil(() => watch.told().includes('Ready:'), { timeout: 180_000 })
})

afterAll(async () => {
  await watch.stop()
  site.remove()
})

const at = (path: string) => new URL(path, watch.url).href

journey('what stands around the languages in their menu leads where it says', async ({ reader }) => {
  const page = await reader.open(at('/about'))
  const hrefs = await page
    .locator('.navbar [data-locale] a')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')))
  expect(hrefs).toEqual(['/about', '/about?persist=a%20b', '/de/about?persist=a%20b', 'https://help.example.com/'])
})

journey('a language is asked for with the query that the menu adds to that of the page', async ({ reader }) => {
  const page = await reader.open(at('/about?x=1#about'))
  await page.click('.navbar [data-locale] summary')
  await page.click('.navbar [data-language=de]')
  await page.waitForURL(/\/de\/about/)
  const { search, hash } = new URL(page.url())
  expect(search + hash).toBe('?x=1&persist=a+b#about')
})

journey('a version that is not to be kept counts until a page is loaded anew', async ({ reader }) => {
  const page = await reader.open(at('/'))
  const label = () => page.textContent('.navbar [data-versions] [data-label]')
  expect(await label()).toBe('2.0')
  await page.click('.navbar [data-versions] summary')
  await page.click('.navbar [data-version=current]')
  await waitForTitle(page, 'Next')
  await markDocument(page)
  await page.click('main a[href="/about"]')
  await waitForTitle(page, 'About')
  expect(await isMarked(page)).toBe(true)
  expect(await label()).toBe('Next')
  expect(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.includes('version')))).toEqual([])
  await page.reload()
  expect(await label()).toBe('2.0')
})
