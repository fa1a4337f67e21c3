import { describe, expect } from 'vitest'
import { journey, phone, waitForTitle } from './reader.ts'

const off = { javaScriptEnabled: false } as const

describe('without JavaScript', () => {
  journey('a reader navigates by sidebar, dropdown and pagination', async ({ reader }) => {
    const page = await reader.open('/docs/', off)
    await page.click('#_sidebar >> text=Guides')
    await page.waitForURL('**/docs/guides/start')
    await page.click('.pagination__link--next')
    await page.waitForURL('**/docs/guides/stop')
    await page.click('.navbar summary:has-text("Modules")')
    await page.click('.navbar .dropdown__link:has-text("Reference")')
    await page.waitForURL('**/docs/reference/')
  })

  journey('the other version is a link', async ({ reader }) => {
    const page = await reader.open('/docs/guides/start', off)
    await page.click('.navbar [data-versions] summary')
    await page.click('.navbar [data-version="current"]')
    await page.waitForURL('**/docs/next/guides/start')
  })

  journey('what only a script can do is not offered', async ({ reader }) => {
    const page = await reader.open('/docs/everything', off)
    for (const control of ['[data-color-toggle]', '[data-announcement-close]', '.sidebar__caret', '[role="tablist"]'])
      expect(await page.locator(`${control}:visible`).count()).toBe(0)
  })

  journey('all tabs can be read, each under its name, and details open', async ({ reader }) => {
    const page = await reader.open('/docs/everything', off)
    expect(await page.isVisible('text=Run the installer.')).toBe(true)
    expect(await page.isVisible('text=Unpack the archive.')).toBe(true)
    await page.click('text=Why these limits?')
    expect(await page.isVisible('text=The casing was tested with them.')).toBe(true)
  })

  journey('on a phone the drawer opens, shows both menus, and closes', async ({ reader }) => {
    const page = await reader.open('/docs/guides/start', { ...phone, ...off })
    await page.tap('.navbar__menu')
    expect(await page.isVisible('#_sidebar')).toBe(true)
    expect(await page.isVisible('.drawer__menu')).toBe(true)
    await page.tap('[aria-label="Close navigation bar"]')
    expect(await page.isVisible('#_sidebar')).toBe(false)
  })

  journey('an old address leads to the new page', async ({ reader }) => {
    const page = await reader.open('/old-manual', off)
    await waitForTitle(page, 'Start a pump').catch(() => undefined)
    await page.waitForURL('**/docs/guides/start')
  })

  journey('nothing overlaps: neighbours keep their order and the page does not scroll sideways', async ({ reader }) => {
    for (const width of [390, 768, 1280]) {
      const page = await reader.open('/docs/everything', { viewport: { width, height: 800 }, ...off })
      const boxes = await page.locator('main .prose__body > *').evaluateAll((elements) =>
        elements
          .map((element) => element.getBoundingClientRect())
          .filter(({ height }) => height > 0)
          .map(({ top, bottom }) => [top, bottom]),
      )
      for (const [index, [top]] of boxes.entries()) expect(top).toBeGreaterThanOrEqual((boxes[index - 1]?.[1] ?? 0) - 1)
      expect(await page.locator('html').evaluate((root) => root.scrollWidth - root.clientWidth)).toBe(0)
    }
  })
})

describe('on paper', () => {
  journey('the text stands alone, all tabs and details are open, and dark mode is light', async ({ reader }) => {
    const page = await reader.open('/docs/everything')
    await page.click('.navbar [data-color-toggle]')
    await page.emulateMedia({ media: 'print' })
    for (const part of ['.navbar', '.drawer', '.announcement', '.footer', '.pagination', '.toc', '[role="tablist"]'])
      expect(await page.locator(`${part}:visible`).count()).toBe(0)
    expect(await page.isVisible('text=Unpack the archive.')).toBe(true)
    expect(await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)).toBe(
      'rgb(255, 255, 255)',
    )
    const code = page.locator('.code-block', { hasText: 'Gateway script' }).locator('pre')
    expect(await code.evaluate((pre) => pre.scrollWidth - pre.clientWidth)).toBeLessThanOrEqual(0)
  })
})
