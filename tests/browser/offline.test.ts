/** A site that is read from a folder of files, with the network off. */
import { pathToFileURL } from 'node:url'
import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { journey, type Reader } from './reader.ts'
import { violations } from './violations.ts'
import { openDialog } from './search-reader.ts'

const file = (path: string) => `${pathToFileURL(inject('sites').offlineDir).href}/${path}`
const open = (reader: Reader, path: string) => reader.open(file(path), { offline: true })
/** What the page still asks of a server. */
const fromRoot = (page: Page) =>
  page.evaluate(() => [...document.querySelectorAll('[href^="/"], [src^="/"]')].map(({ outerHTML }) => outerHTML))

journey('links, pictures and styles lead to files', async ({ reader }) => {
  const page = await open(reader, 'index.html')
  expect(await fromRoot(page)).toEqual([])
  const loaded = await page.evaluate(() => ({
    styles: [...document.styleSheets].length,
    broken: [...document.images].filter((image) => image.loading !== 'lazy' && image.naturalWidth === 0).length,
  }))
  expect(loaded.styles).toBeGreaterThan(0)
  expect(loaded.broken).toBe(0)
  await page.goto(file('docs/guides/start/index.html'))
  await page.locator('.pagination__link--next').click()
  await page.waitForURL(/index\.html$/)
  expect(page.url().startsWith(file(''))).toBe(true)
  expect(page.url()).not.toBe(file('docs/guides/start/index.html'))
  await page.waitForSelector('html[data-live]')
})

journey('the page for wrong addresses asks for no file that the folder lacks', async ({ reader }) => {
  const page = await open(reader, '404.html')
  expect(await page.textContent('h1')).toBe('Page Not Found')
  await page.waitForTimeout(500)
})

journey('tabs and colors are kept', async ({ reader }) => {
  const page = await open(reader, 'docs/everything/index.html')
  await page.getByRole('tab', { name: 'Linux', exact: true }).first().click()
  expect(await page.isVisible('text=A second word on Linux.')).toBe(true)
  expect(new URL(page.url()).search).toBe('?system=linux')
  const theme = () => page.evaluate(() => document.documentElement.dataset['theme'])
  const before = await theme()
  await page.locator('[data-color-toggle]').first().click()
  const after = await theme()
  expect(after).not.toBe(before)
  await page.goto(file('docs/guides/start/index.html'))
  expect(await theme()).toBe(after)
})

journey('the search finds, and its hits lead to files', async ({ reader }) => {
  const page = await open(reader, 'docs/guides/start/index.html')
  await openDialog(page)
  await page.keyboard.type('everything')
  await page.locator('dialog [role=option]').first().waitFor()
  await expect.poll(() => page.locator('dialog [role=option]').first().getAttribute('href')).toMatch(/^file:/)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => url.pathname.endsWith('/docs/everything/index.html'))
})

journey('the search page answers an address and what is typed', async ({ reader }) => {
  const page = await open(reader, 'search/index.html?q=pump')
  await page.waitForSelector('main a[href^="file:"]')
  await page.locator('main input').first().fill('everything')
  await page.waitForSelector('main a[href*="docs/everything/index.html"]')
  await expect.poll(() => new URL(page.url()).searchParams.get('q')).toBe('everything')
})

journey('pages and parts that are alive answer', async ({ reader }) => {
  const page = await open(reader, 'counter/index.html')
  const button = page.getByRole('button', { name: /^Pumped/ }).first()
  await button.click()
  await expect.poll(() => button.textContent()).toBe('Pumped 1')
})

journey('code that is edited is run, which no file holds', async ({ reader }) => {
  const dir = pathToFileURL(inject('sites').offlineFencesDir).href
  const page = await reader.open(`${dir}/live/index.html`, { offline: true })
  const block = page.locator('live-code').first()
  await block.scrollIntoViewIfNeeded()
  await block.locator('textarea').fill('<b>Made here</b>')
  await block.locator('.live-code__result b', { hasText: 'Made here' }).waitFor()
})

journey('a category that was left out opens, and its links lead to files', async ({ reader }) => {
  const page = await open(reader, 'docs/guides/start/index.html')
  const closed = page.locator('#_sidebar button[aria-expanded=false]')
  const before = await closed.count()
  expect(before).toBeGreaterThan(0)
  await closed.first().click()
  await expect.poll(() => closed.count()).toBe(before - 1)
  await expect.poll(() => fromRoot(page)).toEqual([])
})

journey('the version menu leads to the same page of another version', async ({ reader }) => {
  const page = await open(reader, 'docs/guides/start/index.html')
  const link = page.locator('.dropdown__link[data-version=current]').first()
  await page.goto(await link.evaluate((element: HTMLAnchorElement) => element.href))
  expect(page.url()).toBe(file('docs/next/guides/start/index.html'))
  await page.waitForSelector('html[data-live]')
})

journey('what stays on the page has no barriers', async ({ reader }) => {
  const page = await open(reader, 'docs/everything/index.html')
  expect(await violations(page)).toEqual([])
})
