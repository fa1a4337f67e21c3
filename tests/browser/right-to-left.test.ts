import type { Locator, Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { journey, phone } from './reader.ts'
import { violations } from './violations.ts'

const at = (path: string) => new URL(path, inject('sites').arabic).href
const mode = (page: Page) => page.getAttribute('html', 'data-theme')

async function box(element: Locator): Promise<{ left: number; right: number }> {
  const found = await element.boundingBox()
  if (!found) throw new Error('Expected something that is shown.')
  return { left: found.x, right: found.x + found.width }
}

describe('a language that is written from right to left', () => {
  journey(
    'the page begins at the right: brand, sidebar, text; the table of contents is at the left',
    async ({ reader }) => {
      const page = await reader.open(at('/guide/service'))
      expect(await page.getAttribute('html', 'dir')).toBe('rtl')
      const [brand, toggle, sidebar, main] = [
        await box(page.locator('.navbar .brand')),
        await box(page.locator('.navbar [data-color-toggle]')),
        await box(page.locator('#_sidebar')),
        await box(page.locator('main')),
      ]
      expect(brand.left).toBeGreaterThan(toggle.right)
      expect(sidebar.right).toBeGreaterThan(1260)
      expect(sidebar.left).toBeGreaterThanOrEqual(main.right - 1)
      const [heading, contents] = [await box(page.locator('main h2')), await box(page.locator('.toc'))]
      expect(contents.right).toBeLessThan(heading.left)
    },
  )

  journey(
    'the sidebar can be hidden, stays so on other pages without anything moving, and comes back',
    async ({ reader }) => {
      const page = await reader.open(at('/guide/service'))
      const sidebar = page.locator('#_sidebar')
      const wide = await box(page.locator('main'))
      const hide = page.getByRole('button', { name: 'طي الشريط الجانبي' })
      await hide.focus()
      await page.keyboard.press('Enter')
      expect(await sidebar.isVisible()).toBe(false)
      expect((await box(page.locator('main'))).right).toBeGreaterThan(wide.right)
      await page.goto(at('/'))
      expect(await sidebar.isVisible()).toBe(false)
      const moved = await page.evaluate(
        () =>
          new Promise((done) => {
            let sum = 0
            new PerformanceObserver((list) => {
              // The types of the browser do not have what is new in it.
              for (const entry of list.getEntries()) sum += (entry as unknown as { readonly value: number }).value
            }).observe({ type: 'layout-shift', buffered: true })
            setTimeout(() => done(sum), 300)
          }),
      )
      expect(moved).toBe(0)
      await page.getByRole('button', { name: 'توسيع الشريط الجانبي' }).click()
      expect(await sidebar.isVisible()).toBe(true)
      await page.setViewportSize({ width: 390, height: 800 })
      expect(await hide.isVisible()).toBe(false)
    },
  )

  journey('code still reads from left to right', async ({ reader }) => {
    const page = await reader.open(at('/'))
    const block = await box(page.locator('.code-block'))
    const textLeft = await page.locator('.code-block code').evaluate((code) => {
      const range = document.createRange()
      range.setStart(code, 0)
      range.setEnd(code, 1)
      return range.getBoundingClientRect().left
    })
    expect(textLeft - block.left).toBeLessThan(40)
    expect(await page.locator('td code').evaluate((code) => getComputedStyle(code).direction)).toBe('ltr')
  })

  journey('a closed category points to where its pages will be', async ({ reader }) => {
    const page = await reader.open(at('/'))
    const arrow = () =>
      page
        .locator('.sidebar__row')
        .first()
        .evaluate((row) => getComputedStyle(row, '::after').rotate)
    expect(await arrow()).toBe('225deg')
    await page.click('.sidebar__row > [aria-expanded]')
    await expect.poll(arrow).toBe('135deg')
  })

  journey('the drawer comes from the right, and nothing runs out of a phone', async ({ reader }) => {
    const page = await reader.open(at('/guide/service'), phone)
    await page.click('.navbar__menu')
    await expect.poll(async () => (await box(page.locator('.drawer'))).right).toBe(390)
    await page.keyboard.press('Escape')
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)
  })

  for (const [name, options] of [
    ['a wide screen', {}],
    ['a phone', phone],
  ] as const) {
    journey(`axe finds nothing on ${name}`, async ({ reader }) => {
      const page = await reader.look(at('/'), options)
      expect(await violations(page)).toEqual([])
    })
  }
})

describe('a site in another language than English', () => {
  journey('its pages and its search speak that language', async ({ reader }) => {
    const page = await reader.open(at('/'))
    await page.waitForSelector('main [aria-label="نسخ الشيفرة إلى الحافظة"]', { state: 'attached' })
    await page.keyboard.press('/')
    await page.waitForSelector('.search__empty:has-text("لا عمليات بحث حديثة")')
    expect(await page.getAttribute('.search__input', 'placeholder')).toBe('البحث في التوثيق')
    // Keys are called what stands on them.
    expect((await page.locator('dialog').innerText()).replace(/Enter|Escape/g, '')).not.toMatch(/[A-Za-z]{4}/)
    expect(await violations(page)).toEqual([])
  })
})

describe('a site that follows the system', () => {
  journey('it has the colours that the system prefers, and follows when they change', async ({ reader }) => {
    const page = await reader.open(at('/'), { colorScheme: 'dark' })
    expect(await mode(page)).toBe('dark')
    await page.emulateMedia({ colorScheme: 'light' })
    await expect.poll(() => mode(page)).toBe('light')
    expect(await page.evaluate(() => localStorage.getItem('theme'))).toBeNull()
  })

  journey("the reader's own choice stays, whatever the system does", async ({ reader }) => {
    const page = await reader.open(at('/'), { colorScheme: 'dark' })
    await page.click('.navbar [data-color-toggle]')
    expect(await mode(page)).toBe('light')
    await page.emulateMedia({ colorScheme: 'light' })
    await page.emulateMedia({ colorScheme: 'dark' })
    await page.reload()
    expect(await mode(page)).toBe('light')
  })
})
