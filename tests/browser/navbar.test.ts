import { describe, expect } from 'vitest'
import { focused, journey, scrollTo, tabTo, waitForTitle } from './reader.ts'

const start = '/docs/guides/start'

describe('dropdowns', () => {
  journey(
    'the module dropdown opens by click, lists the modules, and closes by a click elsewhere',
    async ({ reader }) => {
      const page = await reader.open(start)
      const list = page.locator('.navbar .dropdown__list').first()
      await page.getByRole('button', { name: 'Modules', expanded: false }).click()
      await expect.poll(() => list.isVisible()).toBe(true)
      expect(await page.getByRole('button', { name: 'Modules', expanded: true }).count()).toBe(1)
      expect(await list.locator('a').allTextContents()).toEqual(['Guides', 'Reference', 'Everything', 'Counter'])
      await page.click('main')
      expect(await list.isVisible()).toBe(false)
    },
  )

  journey('the pointer opens a dropdown by resting on it, and closes it by leaving', async ({ reader }) => {
    const page = await reader.open(start)
    const list = page.locator('.navbar .dropdown__list').first()
    await page.hover('.navbar summary:has-text("Modules")')
    expect(await list.isVisible()).toBe(true)
    await page.hover('.navbar .dropdown__link:has-text("Counter")')
    expect(await list.isVisible()).toBe(true)
    await page.hover('main h1')
    expect(await list.isVisible()).toBe(false)
  })

  journey('Escape sends away what the pointer opened, and Enter closes it under the pointer', async ({ reader }) => {
    const page = await reader.open(start)
    const list = page.locator('.navbar .dropdown__list').first()
    await page.hover('.navbar summary:has-text("Modules")')
    expect(await list.isVisible()).toBe(true)
    await page.keyboard.press('Escape')
    expect(await list.isVisible()).toBe(false)
    await page.hover('main h1')
    await page.hover('.navbar summary:has-text("Modules")')
    await page.focus('.navbar summary:has-text("Modules")')
    await page.keyboard.press('Enter')
    expect(await list.isVisible()).toBe(false)
  })

  journey('keys open a dropdown, go round in it, and Escape gives the focus back', async ({ reader }) => {
    const page = await reader.open(start)
    await tabTo(page, 'Modules')
    await page.keyboard.press('Enter')
    await page.keyboard.press('ArrowDown')
    expect(await focused(page)).toBe('Guides')
    await page.keyboard.press('ArrowUp')
    await page.keyboard.press('ArrowUp')
    expect(await focused(page)).toBe('Counter')
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe('Modules')
    expect(await page.locator('.navbar .dropdown__list').first().isVisible()).toBe(false)
  })

  journey('Home and End go to its first and last link, and leave a closed one alone', async ({ reader }) => {
    const page = await reader.open(start)
    await tabTo(page, 'Modules')
    await page.keyboard.press('End')
    expect(await focused(page)).toBe('Modules')
    expect(await page.locator('.navbar .dropdown[open]').count()).toBe(0)
    await page.keyboard.press('Enter')
    await page.keyboard.press('End')
    expect(await focused(page)).toBe('Counter')
    await page.keyboard.press('Home')
    expect(await focused(page)).toBe('Guides')
  })

  journey('only one dropdown is open at a time', async ({ reader }) => {
    const page = await reader.open(start)
    await page.click('.navbar summary:has-text("Modules")')
    await page.click('.navbar [data-versions] summary')
    expect(await page.locator('.navbar .dropdown[open]').count()).toBe(1)
  })
})

describe('a bar with so many items that they take two rows', () => {
  journey('covers nothing of what stays below it, and no heading that a link leads to', async ({ reader }) => {
    const page = await reader.open(start)
    await page.evaluate(() => {
      const items = document.querySelector('.navbar__items')
      const link = document.querySelector('.navbar a.navbar__link')
      for (let count = 0; count < 9; count++) if (link) items?.append(link.cloneNode(true))
    })
    const bar = async () => (await page.locator('.navbar').boundingBox()) ?? { y: 0, height: 0 }
    // One row is 60 px high.
    expect((await bar()).height).toBeGreaterThan(75)
    // It makes room on the way down and comes back on the way up.
    await scrollTo(page, 700)
    await scrollTo(page, 600)
    await expect.poll(async () => (await bar()).y).toBe(0)
    const first = page.locator('.sidebar__link, .sidebar__label').first()
    expect((await first.boundingBox())?.y).toBeGreaterThanOrEqual((await bar()).height)

    const heading = page.locator('#step-3')
    await page.evaluate(() => (location.hash = 'step-3'))
    const belowBar = async () => ((await heading.boundingBox())?.y ?? 0) - (await bar()).height
    await expect.poll(async () => Math.abs((await belowBar()) - 30)).toBeLessThan(30)

    await page.evaluate(() =>
      document.querySelectorAll('.navbar__items > *').forEach((item, at) => at > 2 && item.remove()),
    )
    await expect.poll(() => page.evaluate(() => document.documentElement.style.length)).toBe(0)
  })
})

describe('a bar with items at its end only', () => {
  journey('has them in one row as long as there is room for them', async ({ reader }) => {
    const page = await reader.open(start)
    await page.evaluate(() => {
      const [before, end] = document.querySelectorAll<HTMLElement>('.navbar__items')
      before?.replaceChildren()
      const wide = document.createElement('span')
      wide.style.inlineSize = `${0.8 * (before?.parentElement?.clientWidth ?? 0) - (end?.clientWidth ?? 0)}px`
      end?.prepend(wide)
    })
    expect((await page.locator('.navbar').boundingBox())?.height).toBeLessThan(75)
  })
})

describe('versions', () => {
  journey('a version leads to the same doc and is remembered on pages without a version', async ({ reader }) => {
    const page = await reader.open(start)
    await page.click('.navbar [data-versions] summary')
    await page.click('.navbar [data-version="current"]')
    await page.waitForURL('**/docs/next/guides/start')
    await page.waitForSelector('text=unreleased')
    expect(await page.evaluate(() => localStorage['docs-preferred-version-default'])).toBe('current')
    await page.click('.navbar .brand')
    await waitForTitle(page, 'Pumps, told from the start')
    expect(await page.textContent('.navbar [data-versions] [data-label]')).toBe('Next')
  })

  journey('a version that lacks the doc says so, and leads to its main doc', async ({ reader }) => {
    const page = await reader.open('/docs/everything')
    const next = page.locator('.navbar [data-version="current"]')
    await page.click('.navbar [data-versions] summary')
    expect((await next.innerText()).trim()).toBe('Next')
    await page.click('.sidebar a[href="/docs/reference/"]')
    await page.click('.sidebar a[href="/docs/reference/valves"]')
    await page.waitForURL('**/docs/reference/valves')
    await page.click('.navbar [data-versions] summary')
    expect((await next.innerText()).split(/\s*\n/)).toEqual(['Next', 'no such page'])
    await next.click()
    await waitForTitle(page, 'The manual of tomorrow')
    expect(new URL(page.url()).pathname).toBe('/docs/next/')
  })

  journey('the hash and the query go along to the other version', async ({ reader }) => {
    const page = await reader.open('/docs/everything?system=linux#settings')
    await page.click('.navbar [data-versions] summary')
    await page.click('.navbar [data-version="current"]')
    await page.waitForURL('**/docs/next/everything?system=linux#settings')
  })

  journey('an unreleased version says so and leads to the latest', async ({ reader }) => {
    const page = await reader.open('/docs/next/guides/start')
    expect(await page.textContent('.version-banner')).toContain('unreleased')
    expect(await page.textContent('.badge')).toBe('Version: Next')
    await page.click('.version-banner a')
    await page.waitForURL('**/docs/guides/start')
    expect(await page.locator('.version-banner').count()).toBe(0)
  })
})

describe('the rest of the navbar', () => {
  journey('a site in one language shows no language menu, also in the drawer', async ({ reader }) => {
    const page = await reader.open(start)
    expect(await page.locator('[data-locale]').count()).toBe(0)
  })

  journey('Downloads and Contact leave the site in a new tab', async ({ reader }) => {
    const page = await reader.open(start)
    for (const [name, href] of [
      ['Downloads', 'https://example.com/releases'],
      ['Contact', 'https://example.com/contact'],
    ]) {
      const link = page.getByRole('link', { name, exact: true })
      expect(await link.getAttribute('href')).toBe(href)
      expect(await link.getAttribute('target')).toBe('_blank')
      expect(await link.getAttribute('rel')).toContain('noopener')
    }
  })

  journey('the logo is 45 by 10 and leads home', async ({ reader }) => {
    const page = await reader.open(start)
    const logo = page.locator('.navbar .brand img').first()
    expect(await logo.boundingBox()).toMatchObject({ width: 45, height: 10 })
    expect(await page.getAttribute('.navbar .brand', 'href')).toBe('/')
  })

  journey('it makes room on the way down and comes back on the way up', async ({ reader }) => {
    const page = await reader.open(start)
    const bottom = () => page.evaluate(() => document.querySelector('.navbar')?.getBoundingClientRect().bottom ?? 0)
    await scrollTo(page, 700)
    await expect.poll(bottom).toBeLessThanOrEqual(0)
    await scrollTo(page, 600)
    await expect.poll(bottom).toBeGreaterThan(40)
  })

  journey('a navbar that is hidden comes back when the keyboard goes to it', async ({ reader }) => {
    const page = await reader.open(start)
    await scrollTo(page, 700)
    await page.waitForSelector('html[data-navbar="hidden"]')
    await page.locator('.navbar .brand').focus()
    await expect
      .poll(() => page.evaluate(() => document.querySelector('.navbar')?.getBoundingClientRect().top ?? -1))
      .toBeGreaterThanOrEqual(0)
  })

  journey('shows what it holds inside an element that a site puts around it', async ({ reader }) => {
    const page = await reader.open(start)
    await page.evaluate(() => {
      const around = document.createElement('div')
      document.querySelector('.navbar')?.replaceWith(around)
      around.innerHTML = '<header class="navbar"><div class="navbar__inner">Own bar</div></header>'
    })
    expect(await page.getByText('Own bar').isVisible()).toBe(true)
  })

  journey('the skip link is the first stop and leads to the text', async ({ reader }) => {
    const page = await reader.open(start)
    await page.keyboard.press('Tab')
    expect(await focused(page)).toBe('Skip to main content')
    await page.keyboard.press('Enter')
    expect(await page.evaluate(() => document.activeElement?.id)).toBe('_main')
  })
})

describe('the footer', () => {
  journey('has the modules, an about link, a source link and the year 2025', async ({ reader }) => {
    const page = await reader.open(start)
    const text = await page.innerText('footer.footer')
    for (const part of ['Guides', 'About pumps', 'Source', 'Copyright © 2025']) expect(text).toContain(part)
  })
})
