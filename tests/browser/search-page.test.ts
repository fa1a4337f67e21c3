import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { focused, isMarked, journey, markDocument, phone, scrollPosition, scrollTo, waitForTitle } from './reader.ts'
import { searchFor } from './search-reader.ts'

const box = 'main input[name="q"]'
const status = (page: Page, text: RegExp) =>
  page.waitForFunction(
    (pattern) => new RegExp(pattern).test(document.querySelector('main [role="status"]')?.textContent ?? ''),
    text.source,
  )
const query = (page: Page) => new URL(page.url()).search
const real = (path: string) => new URL(path, inject('sites').real).href

describe('before and without its script', () => {
  journey('without JavaScript it says what it needs', async ({ reader }) => {
    const page = await reader.open('/search', { javaScriptEnabled: false })
    expect(await page.title()).toBe('Search the documentation | Pump Manual')
    expect(await page.textContent('main h1')).toBe('Search the documentation')
    expect(await page.locator('main').innerText()).toMatch(/needs JavaScript/)
    expect(await page.isVisible(box)).toBe(false)
  })

  journey('without JavaScript it links to where the docs begin', async ({ reader }) => {
    const page = await reader.open('/search', { javaScriptEnabled: false })
    const links = page.locator('main noscript a')
    expect(await links.allTextContents()).toEqual([
      'Reference',
      'Parts',
      'The manual',
      'Everything',
      'Pumps, told from the start',
      'Landing',
    ])
    await links.filter({ hasText: 'Reference' }).click()
    await page.waitForURL('**/docs/reference/')
  })

  journey('keys typed before the code has arrived are not lost', async ({ reader }) => {
    const page = await reader.open('/search', {
      before: (early) =>
        early.route('**/assets/chunk-*.js', async (route) => {
          await new Promise((done) => setTimeout(done, 500))
          await route.continue()
        }),
    })
    expect(await focused(page)).toBe('Search')
    await page.keyboard.type('change a bearing', { delay: 5 })
    await waitForTitle(page, 'Search results for "change a bearing"')
    expect(query(page)).toBe('?q=change+a+bearing')
    expect(await focused(page)).toBe('Search')
  })

  journey('code that does not load says so; Retry loads the page with what was typed', async ({ reader }) => {
    reader.expectsComplaint(/Failed to load resource/)
    let fails = true
    const page = await reader.open('/search', {
      before: (early) => early.route('**/assets/chunk-*.js', (route) => (fails ? route.abort() : route.continue())),
    })
    await page.locator('main [role="alert"]').waitFor()
    await page.fill(box, 'seal')
    fails = false
    await page.getByRole('button', { name: 'Retry' }).click()
    await page.waitForURL('**/search?q=seal')
    await page.waitForSelector('.search-page__hits')
  })

  journey('nothing moves when it comes to life', async ({ reader }) => {
    const page = await reader.open('/search')
    const shift = await page.evaluate(
      () =>
        new Promise<number>((done) => {
          let sum = 0
          new PerformanceObserver((list) => {
            // The library knows no layout shifts; every engine that has them gives them a value.
            for (const entry of list.getEntries()) sum += (entry as PerformanceEntry & { readonly value: number }).value
          }).observe({ type: 'layout-shift', buffered: true })
          setTimeout(() => done(sum), 500)
        }),
    )
    expect(shift).toBeLessThan(0.01)
  })
})

describe('searching', () => {
  journey('letters typed before and after the code has arrived are one entry of the history', async ({ reader }) => {
    let arrive = (): void => undefined
    const arrived = new Promise<void>((done) => (arrive = done))
    const page = await reader.open('/search', {
      before: (own) =>
        own.route('**/assets/chunk-*.js', async (route) => {
          await arrived
          await route.continue()
        }),
    })
    const length = await page.evaluate(() => history.length)
    await page.keyboard.type('se')
    arrive()
    await page.waitForURL('**/search?q=se')
    await page.keyboard.type('al')
    await page.waitForURL('**/search?q=seal')
    expect(await page.evaluate(() => history.length)).toBe(length)
  })

  journey('address, title, heading and count follow what is typed', async ({ reader }) => {
    const page = await reader.open('/search')
    const length = await page.evaluate(() => history.length)
    await page.keyboard.type('seal')
    await status(page, /^\d+ documents found$/)
    expect(query(page)).toBe('?q=seal')
    expect(await page.title()).toBe('Search results for "seal" | Pump Manual')
    expect(await page.textContent('main h1')).toBe('Search results for "seal"')
    expect(await page.evaluate(() => history.length)).toBe(length)
    expect(await page.locator('main mark').first().textContent()).toMatch(/seal/i)
    await page.fill(box, '')
    await waitForTitle(page, 'Search the documentation')
    expect(query(page)).toBe('')
    expect(await page.locator('.search-page__hits').count()).toBe(0)
  })

  journey('a longer query in the address is cut to 64 characters', async ({ reader }) => {
    const page = await reader.open(`/search?q=${'x'.repeat(80)}`)
    await waitForTitle(page, `Search results for "${'x'.repeat(64)}"`)
    expect((await page.inputValue(box)).length).toBe(64)
  })

  journey('Back and Forward go through queries, not through letters', async ({ reader }) => {
    const page = await reader.open('/search?q=bearing')
    await status(page, /found$/)
    await page.fill(box, '')
    await page.locator(box).pressSequentially('valve')
    await waitForTitle(page, 'Search results for "valve"')
    await page.keyboard.press('Enter')
    await page.locator(box).pressSequentially('s')
    await waitForTitle(page, 'Search results for "valves"')
    await page.goBack()
    await waitForTitle(page, 'Search results for "valve"')
    expect(await page.inputValue(box)).toBe('valve')
    await page.goBack()
    await waitForTitle(page, 'Search results for "bearing"')
    expect(await page.inputValue(box)).toBe('bearing')
    await status(page, /found$/)
    await page.goForward()
    await waitForTitle(page, 'Search results for "valve"')
  })

  journey('a hit is followed without loading a document, and Back returns to the hits', async ({ reader }) => {
    const page = await reader.open('/search?q=change+a+bearing')
    await markDocument(page)
    await page.locator('.search-page__hits a').first().click()
    await waitForTitle(page, 'Change a bearing')
    await page.goBack()
    await waitForTitle(page, 'Search results for "change a bearing"')
    await page.waitForSelector('.search-page__hits')
    expect(await isMarked(page)).toBe(true)
  })

  journey('what the dialog found is listed here too', async ({ reader }) => {
    const page = await reader.open('/docs/guides/start')
    await searchFor(page, 'seal')
    const count = Number(/\d+/.exec(await page.locator('.search__all').innerText())?.[0])
    await page.click('.search__all')
    await status(page, new RegExp(`^${count} documents found$`))
    await searchFor(page, 'valves')
    await page.click('.search__all')
    await waitForTitle(page, 'Search results for "valves"')
    expect(await page.inputValue(box)).toBe('valves')
  })

  journey('without results it proposes parts of the site', async ({ reader }) => {
    const page = await reader.open('/search?q=qqzzqq')
    await status(page, /^No results for "qqzzqq"$/)
    const proposal = page.locator('main .search__proposals button').first()
    const name = await proposal.innerText()
    await proposal.click()
    await waitForTitle(page, `Search results for "${name}"`)
    expect(await focused(page)).toBe('Search')
    await page.goBack()
    await waitForTitle(page, 'Search results for "qqzzqq"')
  })

  journey('offline it says so, and searches when the network is back', async ({ reader }) => {
    reader.expectsComplaint(/ERR_INTERNET_DISCONNECTED/)
    let manifest: Promise<unknown> = Promise.resolve()
    const page = await reader.open('/search', {
      before: async (early) => {
        manifest = early.waitForEvent('requestfinished', (request) => request.url().endsWith('/search-index.json'))
      },
    })
    // It comes when the page lives.
    await manifest
    await page.context().setOffline(true)
    await page.keyboard.type('suction')
    await status(page, /^You are offline\. You might want to check your network connection\.$/)
    await page.context().setOffline(false)
    await status(page, /found$|^No results/)
  })
})

describe('versions', () => {
  const version = 'main select'

  journey('the latest is preset, a choice is kept in the address and is a step in the history', async ({ reader }) => {
    const page = await reader.open('/search?q=valves')
    expect(await page.getByLabel('Version').inputValue()).toBe('1.0')
    await status(page, /found$/)
    const hrefs = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.search-page__hits a')].map((link) => link.getAttribute('href') ?? ''),
      )
    expect(await hrefs()).toContain('/docs/reference/valves')
    await page.selectOption(version, 'current')
    await page.waitForURL('**/search?q=valves&version=current')
    await page.waitForFunction(() => !document.querySelector('.search-page__hits a[href="/docs/reference/valves"]'))
    await page.reload()
    expect(await page.inputValue(version)).toBe('current')
    await page.goBack()
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('main select')?.value === '1.0')
  })

  journey('the preferred one is preset', async ({ reader }) => {
    const page = await reader.open('/search?q=valves', {
      before: (early) => early.addInitScript(() => localStorage.setItem('docs-preferred-version-default', 'current')),
    })
    await page.waitForFunction(() => document.querySelector<HTMLSelectElement>('main select')?.value === 'current')
    expect(query(page)).toBe('?q=valves')
  })
})

describe('many results', () => {
  journey('more come on demand, are told, and the first of them has the focus', async ({ reader }) => {
    const page = await reader.open(real('/search?q=property'))
    const hits = page.locator('.search-page__hits > li')
    await page.waitForSelector('.search-page__hits')
    const total = Number(/\d+/.exec((await page.textContent('main [role="status"]')) ?? '')?.[0])
    expect(await hits.count()).toBe(20)
    const focusedHit = () =>
      page.evaluate(() =>
        [...document.querySelectorAll('.search-page__hits a')].findIndex((link) => link === document.activeElement),
      )
    for (let count = 20; count < total; count += 20) {
      await page.getByRole('button', { name: 'More results' }).focus()
      await page.keyboard.press('Enter')
      const shown = Math.min(count + 20, total)
      await status(page, new RegExp(`^${shown} of ${total} documents shown$`))
      expect(await hits.count()).toBe(shown)
      expect(await focusedHit()).toBe(count)
    }
    expect(await page.getByRole('button', { name: 'More results' }).count()).toBe(0)
  })

  journey('Back returns to as many results and to the same place', async ({ reader }) => {
    const page = await reader.open(real('/search?q=property'))
    const hits = page.locator('.search-page__hits > li')
    await page.getByRole('button', { name: 'More results' }).click()
    await expect.poll(() => hits.count()).toBe(40)
    await scrollTo(page, 2500)
    const before = await scrollPosition(page)
    expect(before).toBeGreaterThan(2000)
    await hits
      .nth(30)
      .locator('a')
      .evaluate((link: HTMLElement) => link.click())
    await page.waitForFunction(() => !document.title.startsWith('Search results'))
    await page.goBack()
    await expect.poll(() => hits.count()).toBe(40)
    await expect.poll(() => scrollPosition(page)).toBe(before)
    await page.reload()
    await expect.poll(() => hits.count()).toBe(40)
    await expect.poll(() => scrollPosition(page)).toBe(before)
    await page.fill(box, 'pressure')
    await waitForTitle(page, 'Search results for "pressure"')
    await expect.poll(() => hits.count()).toBe(20)
  })

  journey('on a phone nothing is wider than the screen', async ({ reader }) => {
    const page = await reader.open(real('/search?q=system.thermo.if97.isobaricCubicExpansionCoefficient'), phone)
    await page.waitForSelector('.search-page__hits')
    expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  })
})
