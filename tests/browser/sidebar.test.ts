import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { focused, journey, opens, phone, tabTo, waitForTitle } from './reader.ts'
import { violations } from './violations.ts'

const start = '/docs/guides/start'
const caret = (does: 'Expand' | 'Collapse', label: string) => `[aria-label="${does} sidebar category '${label}'"]`
const item = (page: Page, label: string) => page.locator('#_sidebar a', { hasText: new RegExp(`^${label}$`) })
const scrolled = (page: Page) => page.locator('.drawer__docs').evaluate((pane) => pane.scrollTop)

describe('categories', () => {
  journey('a category opens by its caret, and its open neighbour closes', async ({ reader }) => {
    const page = await reader.open(start)
    expect(await item(page, 'Stop a pump').isVisible()).toBe(true)
    await page.click(caret('Expand', 'Reference'))
    await expect.poll(() => item(page, 'Valves').isVisible()).toBe(true)
    expect(await item(page, 'Stop a pump').isVisible()).toBe(false)
    await page.click(caret('Collapse', 'Reference'))
    expect(await item(page, 'Valves').isVisible()).toBe(false)
  })

  journey('a category opens by key', async ({ reader }) => {
    const page = await reader.open(start)
    await tabTo(page, "Expand sidebar category 'Reference'")
    await page.keyboard.press('Enter')
    await expect.poll(() => item(page, 'Valves').isVisible()).toBe(true)
    expect(await focused(page)).toBe("Collapse sidebar category 'Reference'")
  })

  journey('the name of a category without a page opens it and closes it, and is its one button', async ({ reader }) => {
    const page = await reader.open(start)
    const name = page.getByRole('button', { name: 'Repairs' })
    await name.click()
    await expect.poll(() => item(page, 'Change a seal').isVisible()).toBe(true)
    expect(await name.getAttribute('aria-expanded')).toBe('true')
    await name.click()
    expect(await item(page, 'Change a seal').isVisible()).toBe(false)
    expect(await name.getAttribute('aria-expanded')).toBe('false')
    expect(await name.count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe(start)
  })

  journey.for(['Enter', 'Space'])('it opens by the key %s too', async (key, { reader }) => {
    const page = await reader.open(start)
    await tabTo(page, 'Repairs')
    await page.keyboard.press(key)
    await expect.poll(() => item(page, 'Change a seal').isVisible()).toBe(true)
    expect(await focused(page)).toBe('Repairs')
    expect(await page.evaluate(() => scrollY)).toBe(0)
  })

  journey('with a key held it opens its first page in another tab', async ({ reader }) => {
    const page = await reader.open(start)
    await opens(page, () => item(page, 'Repairs').click({ modifiers: ['ControlOrMeta'] }), '/docs/guides/seals')
    expect(await item(page, 'Change a seal').isVisible()).toBe(false)
  })

  journey('in the drawer of a phone it opens in place', async ({ reader }) => {
    const page = await reader.open(start, phone)
    await page.tap('.navbar__menu')
    await item(page, 'Repairs').tap()
    await expect.poll(() => item(page, 'Change a seal').isVisible()).toBe(true)
    expect(await violations(page)).toEqual([])
    await item(page, 'Change a seal').tap()
    await waitForTitle(page, 'Change a seal')
  })

  journey('a category without a page leads to its first page where no script runs', async ({ reader }) => {
    const page = await reader.open(start, { javaScriptEnabled: false })
    await item(page, 'Repairs').click()
    await waitForTitle(page, 'Change a seal')
  })

  journey('a category that cannot be closed is open and has no caret', async ({ reader }) => {
    const page = await reader.open(start)
    expect(await page.isVisible('#_sidebar >> text=Ask us')).toBe(true)
    expect(await page.locator('[aria-label*="Always open"]').count()).toBe(0)
  })

  journey('a generated index shows what its category holds', async ({ reader }) => {
    const page = await reader.open('/docs/reference/')
    expect(await page.locator('main .card__link').allTextContents()).toEqual([
      'calculateNetPositiveSuctionHeadAvailable',
      'Valves',
    ])
    expect(await page.innerText('main')).toContain('Pumps and what belongs to them.')
  })

  journey('an unlisted doc shows in the sidebar of its own page only', async ({ reader }) => {
    const page = await reader.open(start)
    expect(await item(page, 'Out of sight').count()).toBe(0)
    const own = await reader.open('/docs/hidden/drafty')
    expect(await item(own, 'Out of sight').isVisible()).toBe(true)
    expect(await own.innerText('main')).toContain('This page is unlisted.')
  })

  journey('a long name wraps at its dots and stays in the sidebar', async ({ reader }) => {
    const page = await reader.open('/docs/reference/pumps')
    for (const part of ['#_sidebar [aria-current="page"]', 'main h1']) {
      const width = await page.locator(part).evaluate((box) => box.scrollWidth - box.clientWidth)
      expect(width).toBeLessThanOrEqual(0)
    }
  })
})

describe('place', () => {
  journey('the open branch, breadcrumbs and neighbours follow a click', async ({ reader }) => {
    const page = await reader.open(start)
    await item(page, 'Stop a pump').click()
    await waitForTitle(page, 'Stop a pump')
    const marked = page.locator('#_sidebar [aria-current]')
    await expect.poll(() => marked.allTextContents()).toEqual(['Guides', 'Stop a pump'])
    expect(await page.innerText('.breadcrumbs')).toMatch(/Guides[^]*Stop a pump/)
    expect(await page.innerText('.pagination')).toMatch(/Previous[^]*Start a pump[^]*Next[^]*Change a seal/)
  })

  journey('the sidebar scrolls to the active item and keeps its position between loads', async ({ reader }) => {
    const page = await reader.open('/docs/part-sixty', { viewport: { width: 1280, height: 420 } })
    const current = page.locator('#_sidebar [aria-current="page"]')
    const box = await current.boundingBox()
    expect(box && box.y > 0 && box.y < 420).toBe(true)
    await page.locator('.drawer__docs').evaluate((pane) => (pane.scrollTop += 20))
    const before = await scrolled(page)
    await page.reload()
    await page.waitForSelector('html[data-live]')
    expect(await scrolled(page)).toBe(before)
  })
})

describe('long lists', () => {
  journey(
    'the page holds the neighbours of its item; the rest comes when the pointer does, and nothing moves',
    async ({ reader }) => {
      const page = await reader.open('/docs/part-sixty')
      const links = page.locator('#_sidebar a[href^="https://parts"]')
      expect(await links.count()).toBe(12)
      const current = page.locator('#_sidebar [aria-current="page"]')
      const before = await current.boundingBox()
      await current.hover()
      await expect.poll(() => links.count()).toBe(120)
      expect((await current.boundingBox())?.y).toBeCloseTo(before?.y ?? 0, 0)
      expect(await page.locator('.sidebar__gap').count()).toBe(0)
      expect((await links.allTextContents()).join()).toBe(Array.from({ length: 120 }, (_, n) => `Part ${n + 1}`).join())
    },
  )

  journey('by key, "Show all" opens the gap and goes on with its first item', async ({ reader }) => {
    const page = await reader.open('/docs/part-sixty')
    await page.locator('.sidebar__gap a').first().focus()
    await page.keyboard.press('Enter')
    await expect.poll(() => focused(page)).toBe('Part 2')
    expect(new URL(page.url()).pathname).toBe('/docs/part-sixty')
  })

  journey('a category after a gap opens what belongs to it', async ({ reader }) => {
    const page = await reader.open('/docs/part-sixty')
    await page.keyboard.press('Tab')
    await item(page, 'Guides').evaluate((name: HTMLElement) => name.click())
    await expect.poll(() => item(page, 'Start a pump').isVisible()).toBe(true)
  })

  journey('without a script "Show all" leads to the page of the category, which shows all', async ({ reader }) => {
    const page = await reader.open('/docs/part-sixty', { javaScriptEnabled: false })
    await page.click('.sidebar__gap a >> nth=0')
    await page.waitForURL('**/docs/parts')
    expect(await page.locator('#_sidebar a[href^="https://parts"]').count()).toBe(120)
  })
})
