import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { inject } from 'vitest'
import { journey, waitForTitle } from './reader.ts'

const start = '/docs/guides/start'
const mode = (page: Page) => page.getAttribute('html', 'data-theme')
const background = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)

describe('colour mode', () => {
  journey('it is light at first, whatever the system prefers', async ({ reader }) => {
    const page = await reader.open(start, { colorScheme: 'dark' })
    expect(await mode(page)).toBe('light')
    expect(await background(page)).toBe('rgb(255, 255, 255)')
  })

  journey(
    'the choice is stored under "theme", shown by the browser bar, and named on the button',
    async ({ reader }) => {
      const page = await reader.open(start)
      await page.click('.navbar [data-color-toggle]')
      expect(await mode(page)).toBe('dark')
      expect(await page.evaluate(() => localStorage['theme'])).toBe('dark')
      expect(await page.getAttribute('meta[name="theme-color"]', 'content')).toBe('#11151b')
      expect(await page.getAttribute('.navbar [data-color-toggle]', 'aria-label')).toBe(
        'Switch between dark and light mode (currently dark mode)',
      )
    },
  )

  journey('a stored choice is there at the first paint', async ({ reader }) => {
    const page = await reader.open(start, {
      before: async (early) => {
        await early.addInitScript(() => {
          localStorage.setItem('theme', 'dark')
          // The mode when the body begins to exist, which is before anything is painted.
          new MutationObserver((_, observer) => {
            if (!document.body) return
            observer.disconnect()
            document.documentElement.setAttribute('data-first-mode', document.documentElement.dataset['theme'] ?? '')
          }).observe(document, { childList: true, subtree: true })
        })
      },
    })
    expect(await page.getAttribute('html', 'data-first-mode')).toBe('dark')
  })

  journey('other tabs follow at once', async ({ reader }) => {
    const page = await reader.open(start)
    const other = await page.context().newPage()
    await other.goto(new URL('/docs/everything', inject('sites').sample).href)
    await other.waitForSelector('html[data-live]')
    await page.click('.navbar [data-color-toggle]')
    await expect.poll(() => mode(other)).toBe('dark')
  })

  journey('it stays over navigation and reload', async ({ reader }) => {
    const page = await reader.open(start)
    await page.click('.navbar [data-color-toggle]')
    await page.click('.navbar .brand')
    await waitForTitle(page, 'Pumps, told from the start')
    expect(await mode(page)).toBe('dark')
    await page.reload()
    expect(await mode(page)).toBe('dark')
  })
})

journey('an address can set attributes of the document, which styles of a site may ask for', async ({ reader }) => {
  const page = await reader.open(`${start}?docusaurus-data-kiosk=on&docusaurus-theme=dark&docusaurus-data-<=x`)
  expect(await page.getAttribute('html', 'data-kiosk')).toBe('on')
  expect(await mode(page)).toBe('dark')
})

describe('announcement', () => {
  journey('a dismissed bar stays away on all pages until its id changes', async ({ reader }) => {
    const page = await reader.open(start)
    expect(await page.innerText('.announcement')).toContain('Pumps 2 is near.')
    await page.click('[data-announcement-close]')
    expect(await page.isVisible('.announcement')).toBe(false)
    await page.goto(new URL('/', page.url()).href)
    expect(await page.isVisible('.announcement')).toBe(false)
    await page.evaluate(() => localStorage.setItem('docusaurus.announcement.id', 'pumps-1'))
    await page.reload()
    expect(await page.isVisible('.announcement')).toBe(true)
  })

  journey.for([
    [1280, '.brand'],
    [390, '.navbar__menu'],
  ] as const)(
    'at %i px who closes the bar by key goes on at what stands behind it: %s',
    async ([width, next], { reader }) => {
      const page = await reader.open(start, { viewport: { width, height: 800 } })
      await page.focus('[data-announcement-close]')
      await page.keyboard.press('Enter')
      expect(await page.isVisible('.announcement')).toBe(false)
      expect(await page.locator(`.navbar ${next}:focus`).count()).toBe(1)
    },
  )

  journey('dismissed in one tab, it goes in the others', async ({ reader }) => {
    const page = await reader.open(start)
    const other = await page.context().newPage()
    await other.goto(page.url())
    await other.waitForSelector('html[data-live]')
    await page.click('[data-announcement-close]')
    await expect.poll(() => other.isVisible('.announcement')).toBe(false)
  })
})

describe('blocked storage', () => {
  journey('is logged once, and everything works without it', async ({ reader }) => {
    const logged: string[] = []
    const page = await reader.open('/docs/everything', {
      before: async (early) => {
        early.on('console', (message) => logged.push(message.text()))
        await early.addInitScript(() => {
          for (const name of ['localStorage', 'sessionStorage'])
            Object.defineProperty(window, name, {
              get: () => {
                throw new DOMException('Denied', 'SecurityError')
              },
            })
        })
      },
    })
    await page.click('.navbar [data-color-toggle]')
    expect(await mode(page)).toBe('dark')
    await page.click('[data-announcement-close]')
    expect(await page.isVisible('.announcement')).toBe(false)
    await page.click('[role="tab"]:has-text("Linux") >> nth=0')
    expect(await page.isVisible('text=Unpack the archive.')).toBe(true)
    await page.click('#_sidebar >> text=Guides')
    await page.click('#_sidebar >> text=Start a pump')
    await waitForTitle(page, 'Start a pump')
    expect(logged.filter((text) => text.includes('Browser storage failed'))).toHaveLength(1)
  })
})

journey('what somebody else wrote into the storage of a tab keeps nothing from working', async ({ reader }) => {
  const page = await reader.open('/docs/everything', {
    before: (early) =>
      early.addInitScript(() => {
        sessionStorage.setItem('docs-build.scroll', '[1, null]')
        sessionStorage.setItem('docs-build.sidebar-scroll', '{')
      }),
  })
  await page.click('.navbar [data-color-toggle]')
  expect(await mode(page)).toBe('dark')
})
