import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { focused, isMarked, journey, markDocument, phone, scrollTo, waitForTitle } from './reader.ts'

const start = '/docs/guides/start'
const isOpen = (page: Page) => page.locator('.drawer').evaluate((drawer) => drawer.matches(':popover-open'))

async function openDrawer(page: Page): Promise<void> {
  await page.tap('.navbar__menu')
  await expect.poll(() => page.getAttribute('.drawer', 'role')).toBe('dialog')
}

journey('the hamburger opens a modal drawer that begins with the docs', async ({ reader }) => {
  const page = await reader.open(start, phone)
  await openDrawer(page)
  expect(await focused(page)).toBe('Close navigation bar')
  expect(await page.isVisible('#_sidebar [aria-current="page"]')).toBe(true)
  expect(await page.isVisible('.drawer__menu')).toBe(false)
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(true)
})

journey(
  'the main menu is one tap away, with versions and outside links, and leads back to the docs',
  async ({ reader }) => {
    const page = await reader.open(start, phone)
    await openDrawer(page)
    await page.tap('text=Back to main menu')
    expect(await page.isVisible('.drawer__docs')).toBe(false)
    expect(await page.innerText('.drawer__menu')).toMatch(/Modules[^]*Versions[^]*Downloads[^]*Contact/)
    await page.tap('text=Docs menu')
    expect(await page.isVisible('.drawer__docs')).toBe(true)
  },
)

journey('what opens in the main menu has the mark of the sidebar, not that of the browser', async ({ reader }) => {
  const page = await reader.open(start, phone)
  await openDrawer(page)
  await page.tap('text=Back to main menu')
  const marks = await page
    .locator('.drawer__menu summary')
    .evaluateAll((all) =>
      all.map((summary) => [getComputedStyle(summary).display, getComputedStyle(summary, '::after').content]),
    )
  expect(marks.length).toBeGreaterThan(1)
  expect(new Set(marks.map(String))).toEqual(new Set(['flex,""']))
})

journey('Tab stays in the open drawer, Escape closes it and the hamburger has the focus again', async ({ reader }) => {
  const page = await reader.open(start, phone)
  await openDrawer(page)
  for (let press = 0; press < 40; press++) {
    await page.keyboard.press('Tab')
    const workDir = await page.evaluate(() => {
      const { activeElement } = document
      // After the last stop a browser goes to its own bars.
      return activeElement === document.body || activeElement?.closest('.drawer') !== null
    })
    expect(workDir).toBe(true)
  }
  await page.keyboard.press('Escape')
  await expect.poll(() => isOpen(page)).toBe(false)
  expect(await focused(page)).toBe('Toggle navigation bar')
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false)
})

journey('a tap beside the drawer closes it', async ({ reader }) => {
  const page = await reader.open(start, phone)
  await openDrawer(page)
  await page.touchscreen.tap(385, 500)
  await expect.poll(() => isOpen(page)).toBe(false)
})

journey.for(['.pagination__link', '.navbar .search-button', '.toc-fold > summary'] as const)(
  'a tap beside the drawer does not press the %s below it, the next tap does',
  async (below, { reader }) => {
    const path = '/docs/guides/stop'
    const page = await reader.open(path, { ...phone, isMobile: true })
    const isPressed = async () =>
      new URL(page.url()).pathname !== path || (await page.locator('dialog[open], .toc-fold[open]').count()) > 0
    const target = page.locator(below).first()
    await target.scrollIntoViewIfNeeded()
    const box = await target.boundingBox()
    if (!box) throw new Error(`Nothing is shown for ${below}.`)
    await openDrawer(page)
    await page.touchscreen.tap(box.x + box.width - 8, box.y + box.height / 2)
    await expect.poll(() => isOpen(page)).toBe(false)
    await page.waitForTimeout(500)
    expect(await isPressed()).toBe(false)
    expect(await focused(page)).toBe('Toggle navigation bar')
    await target.tap()
    await expect.poll(isPressed).toBe(true)
  },
)

journey('Back closes the drawer and stays on the page', async ({ reader }) => {
  const page = await reader.open(start, phone)
  await openDrawer(page)
  await page.goBack()
  await expect.poll(() => isOpen(page)).toBe(false)
  expect(new URL(page.url()).pathname).toBe(start)
})

journey('a link in the drawer closes it, and Back leads to the page before', async ({ reader }) => {
  const page = await reader.open(start, phone)
  await markDocument(page)
  await openDrawer(page)
  await page.tap('#_sidebar >> text=Stop a pump')
  await waitForTitle(page, 'Stop a pump')
  expect(await isOpen(page)).toBe(false)
  await page.goBack()
  await waitForTitle(page, 'Start a pump')
  expect(await isMarked(page)).toBe(true)
})

journey('the drawer closes when the window becomes wide', async ({ reader }) => {
  const page = await reader.open(start, phone)
  await openDrawer(page)
  await page.setViewportSize({ width: 1100, height: 800 })
  await expect.poll(() => isOpen(page)).toBe(false)
  expect(await page.locator('main').evaluate((main: HTMLElement) => main.inert)).toBe(false)
})

journey('the button that leads to the top is not behind the open drawer for keys', async ({ reader }) => {
  const page = await reader.open('/docs/everything', phone)
  await scrollTo(page, 1500)
  await scrollTo(page, 1000)
  const button = page.locator('.back-to-top')
  await button.waitFor()
  const isInert = () => button.evaluate((element: HTMLElement) => element.inert)
  await openDrawer(page)
  expect(await isInert()).toBe(true)
  await page.keyboard.press('Escape')
  await expect.poll(isInert).toBe(false)
})

journey.for([
  [996, true],
  [997, false],
] as const)('at %i px the hamburger shows: %s', async ([width, shows], { reader }) => {
  const page = await reader.open(start, { viewport: { width, height: 800 } })
  expect(await page.isVisible('.navbar__menu')).toBe(shows)
  expect(await page.isVisible('#_sidebar')).toBe(!shows)
})
