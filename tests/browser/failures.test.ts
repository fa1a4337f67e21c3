import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { focused, isMarked, journey, markDocument, pointAt, waitForTitle } from './reader.ts'

const start = '/docs/guides/start'

describe('the document of the next page', () => {
  journey('when it fails, the browser loads the page', async ({ reader }) => {
    reader.expectsComplaint(/Failed to load resource/)
    const page = await reader.open('/docs/guides/stop')
    await page.route('**/docs/everything/', (route) => route.abort())
    await markDocument(page)
    await page.click('#_sidebar >> text=Everything')
    await waitForTitle(page, 'Everything')
    await page.waitForSelector('html[data-live]')
    expect(await isMarked(page)).toBe(false)
  })

  journey('when it is of another build, the browser loads the page', async ({ reader }) => {
    const page = await reader.open('/docs/guides/stop')
    await page.route('**/docs/everything/', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(/"buildId":"[^"]*"/, '"buildId":"of tomorrow"') })
    })
    await markDocument(page)
    await page.click('#_sidebar >> text=Everything')
    await waitForTitle(page, 'Everything')
    expect(await isMarked(page)).toBe(false)
  })

  journey('when a host answers with another page, the browser loads the one that was asked for', async ({ reader }) => {
    const page = await reader.open('/docs/guides/stop')
    await page.route('**/docs/everything/', async (route) => {
      await route.fulfill({ response: await route.fetch({ url: new URL('/docs/guides/start', page.url()).href }) })
    })
    await markDocument(page)
    await page.click('#_sidebar >> text=Everything')
    await waitForTitle(page, 'Everything')
    expect(await isMarked(page)).toBe(false)
  })

  journey('when it was read a while ago, is loaded again; without a network it is as it was', async ({ reader }) => {
    reader.expectsComplaint(/ERR_INTERNET_DISCONNECTED/)
    const page = await reader.open('/docs/guides/stop')
    await page.clock.install()
    const go = async (link: string) => {
      await page.click(`#_sidebar >> text=${link}`)
      await waitForTitle(page, link)
    }
    await go('Everything')
    await go('Start a pump')
    await page.route('**/docs/everything/', async (route) => {
      const response = await route.fetch()
      const html = await response.text()
      await route.fulfill({ response, body: html.replace(/<h1[^]*?<\/h1>/, '<h1>Of today</h1>') })
    })
    await go('Everything')
    expect(await page.innerText('h1')).toBe('Everything')
    await go('Start a pump')
    await page.clock.fastForward('05:01')
    await page.click('#_sidebar >> text=Everything')
    await expect.poll(() => page.innerText('h1')).toBe('Of today')
    await go('Start a pump')
    await page.clock.fastForward('05:01')
    await page.unroute('**/docs/everything/')
    await page.context().setOffline(true)
    await go('Everything')
    expect(await page.innerText('h1')).toBe('Of today')
  })

  journey('when the network is gone, the page stays and says so, and Retry goes on later', async ({ reader }) => {
    reader.expectsComplaint(/ERR_INTERNET_DISCONNECTED/)
    const page = await reader.open('/docs/guides/stop')
    // What shows other pages comes with the first sign that a reader goes to one.
    await pointAt(page, page.locator('#_sidebar a', { hasText: 'Start a pump' }))
    await markDocument(page)
    await page.context().setOffline(true)
    await page.click('#_sidebar >> text=Everything')
    const box = page.locator('.load-error[role="alert"]')
    await expect.poll(() => box.count()).toBe(1)
    expect(await box.innerText()).toMatch(/^You are offline\s+Retry$/)
    expect(new URL(page.url()).pathname).toBe('/docs/guides/stop')
    expect(await isMarked(page)).toBe(true)
    await failsAgain(page)
    await page.context().setOffline(false)
    await page.keyboard.press('Enter')
    await waitForTitle(page, 'Everything')
    expect(await box.count()).toBe(0)
    expect(await isMarked(page)).toBe(true)
  })

  journey(
    'when the network is gone before the first click, the page stays too, and Retry loads the other',
    async ({ reader }) => {
      reader.expectsComplaint(/ERR_INTERNET_DISCONNECTED/)
      const page = await reader.open('/docs/guides/stop')
      await page.waitForLoadState('networkidle')
      await markDocument(page)
      await page.context().setOffline(true)
      await page.click('#_sidebar >> text=Everything')
      const box = page.locator('.load-error[role="alert"]')
      await expect.poll(() => box.count()).toBe(1)
      expect(await box.innerText()).toMatch(/^You are offline\s+Retry$/)
      expect(new URL(page.url()).pathname).toBe('/docs/guides/stop')
      expect(await isMarked(page)).toBe(true)
      await page.context().setOffline(false)
      await box.getByText('Retry').click()
      await waitForTitle(page, 'Everything')
    },
  )

  journey('a search that cannot be loaded without a network says so in words', async ({ reader }) => {
    reader.expectsComplaint(/ERR_INTERNET_DISCONNECTED/)
    const page = await reader.open('/docs/guides/stop')
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await page.keyboard.press('/')
    await page.keyboard.type('suction')
    await page.waitForSelector('dialog >> text=You are offline')
    expect(await page.innerText('dialog')).not.toMatch(/Error|fetch/)
    await page.context().setOffline(false)
  })

  journey('a failure while fetching ahead stays silent and does not spoil the click', async ({ reader }) => {
    reader.expectsComplaint(/Failed to load resource/)
    const page = await reader.open('/docs/guides/stop')
    let fails = true
    await page.route('**/docs/everything/', (route) => (fails ? route.abort() : route.continue()))
    await markDocument(page)
    await Promise.all([page.waitForEvent('requestfailed'), page.hover('#_sidebar >> text=Everything')])
    fails = false
    await page.click('#_sidebar >> text=Everything')
    await waitForTitle(page, 'Everything')
    expect(await isMarked(page)).toBe(true)
  })

  journey('a sidebar that cannot be completed leaves its links as they are', async ({ reader }) => {
    reader.expectsComplaint(/Failed to load resource/)
    const page = await reader.open('/docs/part-sixty', {
      before: (early) => early.route('**/sidebars/*.json', (route) => route.abort()),
    })
    await page.click('.sidebar__gap a >> nth=0')
    await page.waitForURL('**/docs/parts')
  })
})

describe('categories of the sidebar', () => {
  journey('one that cannot be unfolded says so on the page that is read, and unfolds on Retry', async ({ reader }) => {
    reader.expectsComplaint(/Failed to load resource/)
    let fails = true
    const page = await reader.open(start, {
      before: (early) => early.route('**/sidebars/*.json', (route) => (fails ? route.abort() : route.continue())),
    })
    await markDocument(page)
    const caret = page.locator(`[aria-label="Expand sidebar category 'Reference'"]`)
    const box = page.locator('#_sidebar .load-error[role="alert"]')
    await caret.click()
    await expect.poll(() => box.count()).toBe(1)
    expect(await box.innerText()).toMatch(/^This part of the page could not be loaded\.\s+Retry$/)
    await Promise.all([page.waitForEvent('requestfailed'), caret.click()])
    expect(await box.count()).toBe(1)
    expect(new URL(page.url()).pathname).toBe(start)
    expect(await isMarked(page)).toBe(true)
    fails = false
    await box.getByText('Retry').click()
    await page.waitForSelector('#_sidebar >> text=Valves')
    expect(await box.count()).toBe(0)
    expect(await focused(page)).toBe("Collapse sidebar category 'Reference'")
  })

  journey('one whose code does not load is there after Retry', async ({ reader }) => {
    reader.expectsComplaint(/Failed to load resource/)
    let fails = true
    const page = await reader.open(start, {
      before: (early) => early.route('**/assets/chunk-*', (route) => (fails ? route.abort() : route.continue())),
    })
    await markDocument(page)
    const caret = page.locator(`[aria-label="Expand sidebar category 'Reference'"]`)
    await caret.click()
    const retry = page.locator('#_sidebar .load-error').getByText('Retry')
    await retry.waitFor()
    fails = false
    await retry.click()
    // A browser that keeps failures of modules loads the page anew, in which the category is closed.
    const open = () => caret.click({ timeout: 500 }).catch(() => undefined)
    await expect
      .poll(async () => {
        if (!(await isMarked(page).catch(() => true))) await open()
        return page.isVisible('#_sidebar >> text=Valves')
      })
      .toBe(true)
  })

  journey('a sidebar that changed after the page was loaded shows as it is now', async ({ reader }) => {
    const page = await reader.open(start, {
      before: (early) =>
        early.route('**/sidebars/*.json', async (route) => {
          const response = await route.fetch()
          const added = { type: 'link', label: 'Just published', href: 'https://new.example' }
          await route.fulfill({ json: [added, ...((await response.json()) as readonly unknown[])] })
        }),
    })
    const caret = page.locator(`[aria-label="Expand sidebar category 'Reference'"]`)
    await caret.click()
    await page.waitForSelector('#_sidebar >> text=Just published')
    await caret.click()
    await page.waitForSelector('#_sidebar >> text=Valves')
  })
})

describe('chunks', () => {
  journey('an island that does not load says so and loads on Retry', async ({ reader }) => {
    reader.expectsComplaint(/Failed to load resource/)
    let fails = true
    const page = await reader.open('/docs/everything', {
      before: (early) => early.route('**/assets/**Counter*', (route) => (fails ? route.abort() : route.continue())),
    })
    const box = page.locator('.load-error[role="alert"]')
    expect(await box.innerText()).toMatch(/^This part of the page could not be loaded\.\s+Retry$/)
    await page.waitForLoadState('networkidle')
    await page.context().setOffline(true)
    await failsAgain(page)
    await page.context().setOffline(false)
    fails = false
    await page.keyboard.press('Enter')
    await expect.poll(() => box.count()).toBe(0)
    await page.click('text=Count 3')
    await page.waitForSelector('text=Count 4')
  })

  journey('a React page that does not load says so, keeps its text, and loads on Retry', async ({ reader }) => {
    reader.expectsComplaint(/Failed to load resource/)
    let fails = true
    const page = await reader.open('/counter', {
      before: (early) => early.route('**/assets/**counter*', (route) => (fails ? route.abort() : route.continue())),
    })
    await page.waitForSelector('.load-error')
    expect(await page.isVisible('h1:has-text("Counter page")')).toBe(true)
    fails = false
    await page.click('text=Retry')
    await page.click('text=Pumped 0')
    await page.waitForSelector('text=Pumped 1')
  })

  journey('a page of which no part loads loads on Retry', async ({ reader }) => {
    reader.expectsComplaint(/Failed to load resource/)
    let fails = true
    const page = await reader.open('/counter', {
      before: (early) => early.route('**/assets/{chunk,page}-*', (route) => (fails ? route.abort() : route.continue())),
    })
    await page.waitForSelector('.load-error')
    fails = false
    await page.click('text=Retry')
    // Some browsers keep the failures as long as the document, and get another one; newer ones ask again.
    await page.waitForSelector('html[data-live]:not(:has(.load-error))')
    await page.click('text=Pumped 0')
    await page.waitForSelector('text=Pumped 1')
  })

  journey('without the client the page can be read and navigated', async ({ reader }) => {
    reader.expectsComplaint(/Failed to load resource/)
    const page = await reader.open(start)
    await page.route('**/assets/client*', (route) => route.abort())
    await page.goto(new URL('/docs/', page.url()).href)
    await page.click('#_sidebar >> text=Everything')
    await waitForTitle(page, 'Everything')
  })
})

describe('crashes', () => {
  journey('a React page that throws shows the error with its causes, and Try again', async ({ reader }) => {
    reader.expectsComplaint(/The page could not go on/)
    const page = await reader.open('/crash')
    const box = page.locator('.crash[role="alert"]')
    expect(await box.innerText()).toMatch(
      /This page crashed\.[^]*Try again[^]*Error: The page could not go on\nCause: TypeError: no pressure/,
    )
    await page.evaluate(() => document.documentElement.setAttribute('data-repaired', ''))
    await box.getByText('Try again').click()
    await page.waitForSelector('h1:has-text("The page works")')
  })
})

describe('wrong addresses', () => {
  journey('an address without a page shows the not-found page with a way home', async ({ reader }) => {
    reader.expectsComplaint(/404/)
    const page = await reader.open('/no/such/page')
    expect(await page.textContent('h1')).toBe('Page Not Found')
    // A class of the document once had the name of a component, whose width and padding the whole page then had.
    expect((await page.locator('.navbar').boundingBox())?.width).toBe(1280)
    // That of the bar, as on every page.
    expect(await page.locator('.search-button').count()).toBe(1)
    await page.click('main a:has-text("Home page")')
    await waitForTitle(page, 'Pumps, told from the start')
  })

  journey('a link to a missing page ends at the not-found page', async ({ reader }) => {
    reader.expectsComplaint(/404/)
    const page = await reader.open('/')
    await page.evaluate(() => {
      const dead = document.createElement('a')
      dead.href = '/docs/gone'
      dead.textContent = 'dead link'
      document.querySelector('.prose__body p')?.append(dead)
    })
    await page.click('text=dead link')
    await waitForTitle(page, 'Page Not Found')
    expect(new URL(page.url()).pathname).toBe('/docs/gone')
  })

  journey('a site under a base URL that is not its own says so', async ({ reader }) => {
    reader.expectsComplaint(/404|MIME/)
    const page = await reader.open(inject('sites').misplaced, { javaScriptEnabled: false })
    expect(await page.isVisible('.base-url-banner')).toBe(true)
    expect(await page.innerText('.base-url-banner')).toContain('/elsewhere/')
  })

  journey('a site under its base URL has no such banner', async ({ reader }) => {
    const page = await reader.open('/')
    expect(await page.isVisible('.base-url-banner')).toBe(false)
  })
})

/** Try again by key what fails again: the box that says so has the focus that was on the one before. */
async function failsAgain(page: Page): Promise<void> {
  const first = await page.getByRole('button', { name: 'Retry' }).elementHandle()
  await first?.press('Enter')
  await expect.poll(() => first?.evaluate((button) => button.isConnected)).toBe(false)
  await expect.poll(() => focused(page)).toBe('Retry')
}
