/** A page that comes by client navigation is what it would be if it were loaded. */
import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { isMarked, journey, markDocument, scrollPosition, waitForTitle } from './reader.ts'
import { openDialog, searchFor } from './search-reader.ts'

const start = '/docs/guides/start'

/** Follow a link that the page did not have, without a load. */
async function follow(page: Page, href: string): Promise<void> {
  await markDocument(page)
  await page.evaluate((to) => {
    const link = document.createElement('a')
    link.href = to
    link.textContent = 'Onwards'
    document.querySelector('main .prose__body')?.prepend(link)
  }, href)
  await page.click('text=Onwards')
  await page.waitForURL(`**${href}`)
  expect(await isMarked(page)).toBe(true)
}

journey('the row of a table that a link leads to is marked, and the one before is not', async ({ reader }) => {
  const color = (page: Page, id: string) =>
    page.evaluate(
      (row) => getComputedStyle(document.querySelector(`#${row} > td`) ?? document.body).backgroundColor,
      id,
    )
  const loaded = await reader.open('/docs/everything#settings-speed')
  const marked = await color(loaded, 'settings-speed')
  expect(marked).not.toBe(await color(loaded, 'settings-limit'))
  const page = await reader.open(start)
  await follow(page, '/docs/everything#settings-speed')
  await expect.poll(() => color(page, 'settings-speed')).toBe(marked)
  await page.evaluate(() => (location.hash = 'settings-limit'))
  await expect.poll(() => color(page, 'settings-limit')).toBe(marked)
  expect(await color(page, 'settings-speed')).not.toBe(marked)
})

journey('a link to a named anchor leads there', async ({ reader }) => {
  const page = await reader.open(start)
  // HTML calls it obsolete, and old pages are full of it.
  await page.route('**/docs/everything/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({ response, body: html.replace('</article>', '<a name="old-name"></a></article>') })
  })
  await follow(page, '/docs/everything#old-name')
  await expect.poll(() => scrollPosition(page)).toBeGreaterThan(500)
})

journey('what a page holds for browsers without scripts stays text', async ({ reader }) => {
  const page = await reader.open(start)
  await page.route('**/docs/everything/', async (route) => {
    const response = await route.fetch()
    const html = await response.text()
    await route.fulfill({
      response,
      body: html.replace('</article>', '<noscript><img src="/x.png"></noscript></article>'),
    })
  })
  await follow(page, '/docs/everything')
  const held = await page
    .locator('article noscript')
    .evaluate(({ children, textContent }) => [children.length, textContent])
  expect(held).toEqual([0, '<img src="/x.png">'])
})

journey('elements that a page adds to the head are there once, and go with it', async ({ reader }) => {
  const page = await reader.open(start)
  const authors = () => page.locator('head link[rel="author"]').count()
  for (const _ of [1, 2]) {
    await follow(page, '/docs/everything')
    expect(await authors()).toBe(1)
    await page.goBack()
    await page.waitForURL(`**${start}`)
    await expect.poll(authors).toBe(0)
  }
})

journey('Back closes the search: it was opened on a page of another version', async ({ reader }) => {
  const page = await reader.open(start)
  await follow(page, '/docs/next/guides/start')
  await searchFor(page, 'seal')
  await page.goBack()
  await page.waitForURL(`**${start}`)
  await expect.poll(() => page.locator('dialog[open]').count()).toBe(0)
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-locked'))).toBe(false)
})

journey('a search that was opened while a page is on its way stays when the page comes', async ({ reader }) => {
  const page = await reader.open(start)
  let send = () => {}
  const mayCome = new Promise<void>((done) => (send = done))
  await page.route('**/docs/everything/', async (route) => {
    await mayCome
    await route.continue()
  })
  await page.evaluate(() => document.querySelector<HTMLElement>('a[href="/docs/everything"]')?.click())
  await openDialog(page)
  await page.keyboard.type('sea')
  send()
  await waitForTitle(page, 'Everything')
  await page.keyboard.type('l')
  expect(await page.locator('dialog[open] input').inputValue()).toBe('seal')
  await page.keyboard.press('Control+k')
  await page.waitForSelector('dialog.search', { state: 'detached' })
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-locked'))).toBe(false)
})

journey(
  'links of the navbar to docs lead to the version that is read, else to the one that was chosen',
  async ({ reader }) => {
    const item = `<a class="navbar__link" data-collection="default" data-hrefs='{"1.0":"/docs/parts","current":"/docs/next/parts"}' href="/docs/parts">Parts</a>`
    const page = await reader.open(start)
    const href = () => page.getAttribute('.navbar__link:has-text("Parts")', 'href')
    await page.evaluate((html) => document.querySelector('.navbar__items')?.insertAdjacentHTML('beforeend', html), item)
    await follow(page, '/docs/next/guides/start')
    expect(await href()).toBe('/docs/next/parts')
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', 'current'))
    await follow(page, '/')
    expect(await href()).toBe('/docs/next/parts')
    await follow(page, '/docs/guides/stop')
    expect(await href()).toBe('/docs/parts')
  },
)

journey('Back opens the tab that the address names', async ({ reader }) => {
  const page = await reader.open('/docs/everything?system=windows')
  await follow(page, '/docs/everything?system=linux')
  await page.waitForSelector('[role="tab"][aria-selected="true"]:has-text("Linux")')
  await page.goBack()
  await page.waitForURL('**?system=windows')
  await page.waitForSelector('[role="tab"][aria-selected="true"]:has-text("Windows")')
})
