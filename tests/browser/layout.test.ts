import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { journey, waitUntilLive } from './reader.ts'

const widths = [390, 768, 1280, 1920] as const
const kinds = [
  '/',
  '/docs/everything',
  '/docs/reference/pumps',
  '/docs/reference/',
  '/docs/next/guides/start',
  '/docs/part-sixty',
  '/counter',
] as const

/** What sticks out of the page, sideways. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}

describe('width', () => {
  journey.for(widths)('at %i px no kind of page scrolls sideways', async (width, { reader }) => {
    const page = await reader.open('/', { viewport: { width, height: 900 } })
    const wide: string[] = []
    for (const path of kinds) {
      await page.goto(new URL(path, page.url()).href)
      await waitUntilLive(page)
      if ((await overflow(page)) > 0) wide.push(path)
    }
    expect(wide).toEqual([])
  })

  journey('more navbar items than fit go on in a second row, and the name of the site stays', async ({ reader }) => {
    const page = await reader.open('/docs/reference/', { viewport: { width: 1000, height: 900 } })
    await page
      .locator('.navbar__items')
      .first()
      .evaluate((items) => {
        for (let count = 0; count < 12; count++) {
          const link = document.createElement('a')
          link.className = 'navbar__link'
          link.textContent = 'One more place'
          items.append(link)
        }
      })
    expect(await overflow(page)).toBe(0)
    expect(await page.locator('.navbar .brand__name').evaluate((name) => name.scrollWidth - name.clientWidth)).toBe(0)
    expect(await page.locator('.navbar .search-button').isVisible()).toBe(true)
  })

  journey(
    'on a phone no column of a table is a tower of words beside room that a short one has',
    async ({ reader }) => {
      const page = await reader.open('/docs/guides/bearings', { viewport: { width: 390, height: 900 } })
      const cells = page.getByRole('row', { name: 'timestack' }).getByRole('cell')
      const lines = await cells.evaluateAll((all) =>
        all.map((cell) =>
          Math.round(cell.getBoundingClientRect().height / parseFloat(getComputedStyle(cell).lineHeight)),
        ),
      )
      expect(Math.max(...lines)).toBeLessThanOrEqual(3)
      const scrolled = await page
        .locator('.table-scroll', { hasText: 'timestack' })
        .evaluate((region) => region.scrollWidth - region.clientWidth)
      expect(scrolled).toBe(0)
    },
  )

  journey('a table of two columns fits on the narrowest phone', async ({ reader }) => {
    const path = '/ignition/embr-periscope/components/flex-repeater-plus/property-inheritance'
    const { href } = new URL(path, inject('sites').real)
    const page = await reader.open(href, { viewport: { width: 320, height: 640 }, javaScriptEnabled: false })
    const beyond = page
      .locator('.table-scroll')
      .evaluateAll((all) => all.map((each) => each.scrollWidth - each.clientWidth))
    expect(Math.max(...(await beyond))).toBe(0)
  })

  journey('lines of text have about 80 characters at most', async ({ reader }) => {
    const page = await reader.open('/docs/guides/stop', { viewport: { width: 1920, height: 900 } })
    const characters = await page
      .locator('.prose__body p')
      .evaluateAll((paragraphs) =>
        paragraphs
          .map(
            (text) =>
              (text.textContent ?? '').length /
              (text.clientHeight / Number.parseFloat(getComputedStyle(text).lineHeight)),
          )
          .filter((count) => count > 40),
      )
    expect(Math.max(...characters)).toBeLessThanOrEqual(85)
  })
})

describe('larger text', () => {
  /** What a reader can set in a browser: text of this size where a page asks for none. */
  const withFontSize = (size: number) => async (page: Page) => {
    const session = await page.context().newCDPSession(page)
    await session.send('Page.setFontSizes', { fontSizes: { standard: size, fixed: size } })
  }

  journey.for([
    [390, 24],
    [390, 32],
    [768, 32],
    [1024, 24],
    [1280, 32],
    [1440, 32],
    [1600, 24],
    [1920, 32],
    [2560, 32],
  ] as const)(
    'at %i px no page of text of %i px scrolls sideways or squeezes what is read',
    async ([width, size], { reader }) => {
      const page = await reader.open('/', { viewport: { width, height: 900 }, before: withFontSize(size) })
      const wrong: string[] = []
      for (const path of kinds) {
        await page.goto(new URL(path, page.url()).href)
        await waitUntilLive(page)
        if ((await overflow(page)) > 0) wrong.push(`${path} is too wide`)
        const { text, cut } = await page.evaluate(() => ({
          text: document.querySelector('main :is(.prose, .page__react)')?.getBoundingClientRect().width,
          cut: [...document.querySelectorAll('.navbar :is(a, button, summary)')].filter(
            (control) =>
              control.checkVisibility({ visibilityProperty: true }) &&
              control.getBoundingClientRect().right > innerWidth,
          ).length,
        }))
        if (text === undefined || text < Math.min(width - 5 * size, 22 * size))
          wrong.push(`${path} has ${text} px for its text`)
        if (cut > 0) wrong.push(`${path} cuts off its bar`)
      }
      expect(wrong).toEqual([])
    },
  )

  journey('the layout changes where it does for text of 16 px', async ({ reader }) => {
    const shown: boolean[] = []
    for (const width of [1494, 1496]) {
      const page = await reader.open('/docs/guides/start', {
        viewport: { width, height: 900 },
        before: withFontSize(24),
      })
      expect(await page.isVisible('#_sidebar')).toBe(!(await page.isVisible('.navbar__menu')))
      shown.push(await page.isVisible('#_sidebar'))
    }
    expect(shown).toEqual([false, true])
  })
})

journey(
  'on a phone every page of the real site fits and makes no complaint',
  { timeout: 300_000 },
  async ({ reader }) => {
    const sitemap = readFileSync(join(inject('sites').realDir, 'sitemap.xml'), 'utf8')
    const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, url = '']) => new URL(url).pathname)
    // Pages of both versions have the same layout, and so has what a language shows in English.
    const queue = paths.filter(
      (path) => !path.includes('/next/') && !/^\/(?:de|es)\/(?:ignition\/[^/]+|releases)\/./.test(path),
    )
    expect(queue.length).toBeGreaterThan(50)
    const first = await reader.open(inject('sites').real, { viewport: { width: 390, height: 844 } })
    const wide: string[] = []
    const visit = async (page: Page) => {
      for (let path = queue.pop(); path; path = queue.pop()) {
        await page.goto(new URL(path, first.url()).href)
        await waitUntilLive(page)
        if ((await overflow(page)) > 0) wide.push(path)
      }
    }
    await Promise.all([visit(first), visit(await first.context().newPage()), visit(await first.context().newPage())])
    expect(wide).toEqual([])
  },
)

describe('steadiness', () => {
  journey.for(['/docs/everything', '/docs/guides/start', '/'] as const)(
    'nothing of %s moves while it loads, hydrates and gets its buttons',
    async (path, { reader }) => {
      const page = await reader.open(path)
      await page.waitForLoadState('networkidle')
      const shift = await page.evaluate(
        () =>
          new Promise<number>((done) => {
            let total = 0
            new PerformanceObserver((list) => {
              // TypeScript's library does not know the entries of this type.
              for (const entry of list.getEntries() as (PerformanceEntry & { readonly value: number })[])
                total += entry.value
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => done(total), 200)
          }),
      )
      expect(shift).toBeLessThan(0.005)
    },
  )

  journey('fonts are those of the system: no page loads one', async ({ reader }) => {
    const fonts: string[] = []
    const page = await reader.open('/docs/everything', {
      before: async (early) => {
        early.on('request', (request) => {
          if (request.resourceType() === 'font') fonts.push(request.url())
        })
      },
    })
    await page.waitForLoadState('networkidle')
    expect(fonts).toEqual([])
  })
})
