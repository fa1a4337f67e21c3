import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import {
  focused,
  isMarked,
  journey,
  markDocument,
  opens,
  pointAt,
  scrollPosition,
  scrollTo,
  tabTo,
  waitForTitle,
} from './reader.ts'

const start = '/docs/guides/start'
const link = (page: Page, name: string) => page.locator('#_sidebar a', { hasText: new RegExp(`^${name}$`) })

/** Paths of the pages that are fetched from now on. */
function fetchedPages(page: Page): string[] {
  const paths: string[] = []
  page.on('request', (request) => {
    if (request.resourceType() === 'fetch' && request.headers()['accept'] === 'text/html')
      paths.push(new URL(request.url()).pathname)
  })
  return paths
}

describe('from page to page', () => {
  journey('the document stays; title, address, head and focus are those of the new page', async ({ reader }) => {
    const page = await reader.open(start)
    await markDocument(page)
    await scrollTo(page, 500)
    await link(page, 'Stop a pump').click()
    await waitForTitle(page, 'Stop a pump | Pump Manual')
    expect(await isMarked(page)).toBe(true)
    expect(new URL(page.url()).pathname).toBe('/docs/guides/stop')
    expect(await page.getAttribute('link[rel="canonical"]', 'href')).toBe('https://pumps.example.com/docs/guides/stop')
    expect(await page.locator('title').count()).toBe(1)
    expect(await page.locator('meta[name="description"]').count()).toBe(1)
    expect(await scrollPosition(page)).toBe(0)
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('_main')
    await expect.poll(() => page.textContent('[role="status"]')).toBe('Stop a pump | Pump Manual')
  })

  journey('it looks the same as after a load', async ({ reader }) => {
    const page = await reader.open(start)
    await link(page, 'Everything').click()
    await waitForTitle(page, 'Everything')
    // Scripts in the head run once, before anything is shown. A stylesheet that came late is for all media, as one without a word.
    const head = () =>
      page.evaluate(() =>
        [...document.head.querySelectorAll(':scope > :not(script:not([src]))')]
          .map((node) => node.outerHTML.replace(' media="all"', ''))
          .toSorted(),
      )
    const main = () => page.evaluate(() => document.querySelector('main h1')?.outerHTML)
    const swapped = [await head(), await main(), await page.getAttribute('html', 'class')]
    await page.reload()
    await page.waitForSelector('html[data-live]')
    expect([await head(), await main(), await page.getAttribute('html', 'class')]).toEqual(swapped)
  })

  journey('an address with a heading is there at once; a click within the page moves there', async ({ reader }) => {
    const page = await reader.open(`${start}#after-the-start`, {
      before: (opened) =>
        opened.addInitScript(() => {
          const seen = new Set<number>()
          addEventListener('scroll', () => {
            document.documentElement.dataset['seen'] = [...seen.add(scrollY)].join()
          })
        }),
    })
    const seen = async () => (await page.getAttribute('html', 'data-seen'))?.split(',').length ?? 0
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(0)
    await page.waitForTimeout(300)
    expect(await seen()).toBe(1)
    await scrollTo(page, 0)
    await page.locator('.toc a[href="#after-the-start"]').click()
    // A jump would be one more place.
    await expect.poll(seen).toBeGreaterThan(2)
  })

  journey('a link to a heading of another page ends at the heading', async ({ reader }) => {
    const page = await reader.open('/docs/')
    await page.evaluate(() => {
      const far = document.createElement('a')
      far.href = '/docs/guides/start#after-the-start'
      far.textContent = 'far'
      document.querySelector('main p')?.append(far)
    })
    await page.click('text=far')
    await waitForTitle(page, 'Start a pump')
    await expect
      .poll(() =>
        page.locator('#after-the-start').evaluate((heading) => heading.getBoundingClientRect().top < innerHeight),
      )
      .toBe(true)
    expect(await scrollPosition(page)).toBeGreaterThan(500)
  })

  journey('between a doc, the home page and a React page the sidebar comes and goes', async ({ reader }) => {
    const page = await reader.open(start)
    await markDocument(page)
    await page.click('.navbar summary:has-text("Modules")')
    await page.click('.navbar .dropdown__link:has-text("Counter")')
    await page.waitForSelector('h1:has-text("Counter page")')
    expect(await page.locator('#_sidebar').count()).toBe(0)
    await page.click('text=Pumped 0')
    await page.waitForSelector('text=Pumped 1')
    await page.click('main a:has-text("Everything")')
    await waitForTitle(page, 'Everything')
    await expect.poll(() => page.textContent('#_sidebar [aria-current="page"]')).toBe('Everything')
    expect(await isMarked(page)).toBe(true)
  })

  journey('a new tab, a download and another site are left to the browser', async ({ reader }) => {
    const page = await reader.open(start)
    const press = () => link(page, 'Stop a pump').click({ modifiers: ['ControlOrMeta'] })
    await opens(page, press, '/docs/guides/stop')
    expect(new URL(page.url()).pathname).toBe(start)
  })

  journey('"/index.html" is cleaned from the address', async ({ reader }) => {
    const page = await reader.open('/docs/guides/start/index.html?a=1#the-start')
    expect(page.url()).toMatch(/\/docs\/guides\/start\?a=1#the-start$/)
  })

  journey('an old address leads to the new page', async ({ reader }) => {
    const page = await reader.open('/old-manual#the-start')
    await waitForTitle(page, 'Start a pump')
    expect(page.url()).toMatch(/\/docs\/guides\/start#the-start$/)
  })
})

describe('back and forward', () => {
  journey('they lead to a page whose address names a file without a load', async ({ reader }) => {
    const page = await reader.open('/docs/hidden/old-name.html')
    await markDocument(page)
    await page.click('.brand')
    await page.waitForURL((url) => !url.pathname.includes('old-name'))
    expect(await isMarked(page)).toBe(true)
    await page.goBack()
    await waitForTitle(page, 'Under its old name')
    expect(await isMarked(page)).toBe(true)
  })

  journey('they restore the page and its scroll position', async ({ reader }) => {
    const page = await reader.open(start)
    await scrollTo(page, 600)
    await link(page, 'Stop a pump').click()
    await waitForTitle(page, 'Stop a pump')
    await scrollTo(page, 200)
    await page.goBack()
    await waitForTitle(page, 'Start a pump')
    await expect.poll(() => scrollPosition(page)).toBe(600)
    await page.goForward()
    await waitForTitle(page, 'Stop a pump')
    await expect.poll(() => scrollPosition(page)).toBe(200)
  })

  journey('they go through jumps within a page', async ({ reader }) => {
    const page = await reader.open(start, { reducedMotion: 'reduce' })
    await scrollTo(page, 120)
    await page.click('.toc >> text=After the start')
    await expect.poll(() => scrollPosition(page)).toBeGreaterThan(600)
    await page.goBack()
    await expect.poll(() => scrollPosition(page)).toBe(120)
  })

  journey('a reload keeps the scroll position', async ({ reader }) => {
    const page = await reader.open(start)
    await link(page, 'Stop a pump').click()
    await waitForTitle(page, 'Stop a pump')
    await scrollTo(page, 300)
    await page.reload()
    await page.waitForSelector('html[data-live]')
    await expect.poll(() => scrollPosition(page)).toBe(300)
  })
})

describe('fetching ahead', () => {
  journey('a link that the pointer rests on is fetched, once', async ({ reader }) => {
    const page = await reader.open('/docs/guides/stop')
    const requests = fetchedPages(page)
    await link(page, 'Everything').hover()
    await expect.poll(() => requests.filter((path) => path === '/docs/everything/').length).toBe(1)
    await link(page, 'Everything').click()
    await waitForTitle(page, 'Everything')
    expect(requests.filter((path) => path === '/docs/everything/')).toHaveLength(1)
  })

  journey('the next page is fetched when the browser is idle, and nothing else', async ({ reader }) => {
    let requests: string[] = []
    const page = await reader.open(start, {
      before: async (early) => {
        requests = fetchedPages(early)
      },
    })
    await page.waitForLoadState('networkidle')
    await expect.poll(() => requests).toEqual(['/docs/guides/stop/'])
  })

  journey.for([
    ['2g', { effectiveType: '2g', saveData: false }],
    ['slow-2g', { effectiveType: 'slow-2g', saveData: false }],
    ['a data saver', { effectiveType: '4g', saveData: true }],
  ] as const)('nothing is fetched ahead on %s', async ([, connection], { reader }) => {
    let requests: string[] = []
    const page = await reader.open(start, {
      before: async (early) => {
        requests = fetchedPages(early)
        await early.addInitScript((value) => {
          Object.defineProperty(navigator, 'connection', { value })
        }, connection)
      },
    })
    await link(page, 'Everything').hover()
    await page.waitForTimeout(400)
    expect(requests).toEqual([])
    await link(page, 'Everything').click()
    await waitForTitle(page, 'Everything')
  })
})

describe('a slow network', () => {
  journey(
    'the progress bar shows after 200 ms, begins at 8 %, moves on, and goes with the page',
    async ({ reader }) => {
      const page = await reader.open('/docs/guides/stop')
      let send = () => {}
      const mayCome = new Promise<void>((done) => (send = done))
      await page.route('**/docs/everything/', async (route) => {
        await mayCome
        await route.continue()
      })
      const seen = await page.evaluateHandle(() => {
        const shown: { readonly at: number; readonly value: number }[] = []
        addEventListener('click', () => shown.push({ at: performance.now(), value: 0 }), { capture: true, once: true })
        new MutationObserver(() => {
          const value = Number(document.querySelector('.progress')?.getAttribute('aria-valuenow') ?? 0)
          if (value !== shown.at(-1)?.value) shown.push({ at: performance.now(), value })
        }).observe(document.body, { childList: true, subtree: true, attributes: true })
        return shown
      })
      await link(page, 'Everything').click()
      const bar = page.locator('.progress')
      await expect.poll(async () => Number(await bar.getAttribute('aria-valuenow'))).toBeGreaterThan(8)
      const [clicked, first] = await seen.jsonValue()
      expect(first?.value).toBe(8)
      expect((first?.at ?? 0) - (clicked?.at ?? 0)).toBeGreaterThan(195)
      send()
      await waitForTitle(page, 'Everything')
      expect(await bar.count()).toBe(0)
    },
  )

  journey('a page that comes at once shows no progress bar', async ({ reader }) => {
    const page = await reader.open('/docs/guides/stop')
    await page.evaluate(() => {
      new MutationObserver(() => {
        if (document.querySelector('.progress')) document.documentElement.setAttribute('data-progress-seen', '')
      }).observe(document.body, { childList: true })
    })
    await pointAt(page, link(page, 'Everything'))
    await link(page, 'Everything').click()
    await waitForTitle(page, 'Everything')
    expect(await page.getAttribute('html', 'data-progress-seen')).toBeNull()
  })

  journey('of two clicks the last one counts', async ({ reader }) => {
    const page = await reader.open('/docs/guides/stop')
    await page.route('**/docs/everything/', async (route) => {
      await new Promise((done) => setTimeout(done, 700))
      await route.continue()
    })
    await link(page, 'Everything').click()
    await link(page, 'Start a pump').click()
    await waitForTitle(page, 'Start a pump')
    await page.waitForTimeout(900)
    expect(await page.title()).toContain('Start a pump')
  })
})

describe('by keyboard alone', () => {
  journey('a reader goes from the home page through the sidebar to a doc, and on with "Next"', async ({ reader }) => {
    const page = await reader.open('/')
    await tabTo(page, 'All that a page can show')
    await page.keyboard.press('Enter')
    await waitForTitle(page, 'Everything')
    await page.keyboard.press('Shift+Tab')
    // Focus is at the main part: before it is the sidebar.
    for (let press = 0; press < 40 && (await focused(page)) !== 'Guides'; press++)
      await page.keyboard.press('Shift+Tab')
    // A category without a page opens in place, and its first page is next.
    await page.keyboard.press('Enter')
    await link(page, 'Start a pump').waitFor()
    await tabTo(page, 'Start a pump', 3)
    await page.keyboard.press('Enter')
    await waitForTitle(page, 'Start a pump')
    await tabTo(page, 'NextStop a pump', 80)
    await page.keyboard.press('Enter')
    await waitForTitle(page, 'Stop a pump')
  })

  journey('whatever has the focus shows it', async ({ reader }) => {
    const page = await reader.open('/docs/everything')
    const unseen: string[] = []
    for (let press = 0; press < 60; press++) {
      await page.keyboard.press('Tab')
      const missing = await page.evaluate(() => {
        const element = document.activeElement
        if (!element || element === document.body) return undefined
        // A card shows it around the whole of it.
        const shown = [getComputedStyle(element), getComputedStyle(element, '::before')]
        const isSeen = shown.some(({ outlineStyle, outlineWidth }) => outlineStyle !== 'none' && outlineWidth !== '0px')
        return isSeen ? undefined : element.outerHTML.slice(0, 120)
      })
      if (missing) unseen.push(missing)
    }
    expect(unseen).toEqual([])
  })
})
