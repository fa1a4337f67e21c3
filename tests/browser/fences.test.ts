import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { focused, journey, phone, type Reader } from './reader.ts'
import { violations } from './violations.ts'

const dark = '?docusaurus-theme=dark'

function open(reader: Reader, path: string, options?: Parameters<Reader['open']>[1]): Promise<Page> {
  return reader.open(new URL(path, inject('sites').fences).href, options)
}

/** Bring the diagrams near the view that browsers draw, and wait until they are drawn. */
async function drawAll(page: Page): Promise<void> {
  for (const diagram of await page.locator('mermaid-diagram').all()) {
    await diagram.scrollIntoViewIfNeeded()
    await diagram.locator('> svg').waitFor()
  }
}

describe('diagrams', () => {
  journey('what a build draws is there without JavaScript, the rest as its source', async ({ reader }) => {
    const page = await open(reader, '/diagrams', { javaScriptEnabled: false })
    expect(await page.getByRole('img', { name: 'The way of a page' }).isVisible()).toBe(true)
    expect(await page.locator('figure.mermaid').first().textContent()).toContain('Is it right?')
    expect(await page.getByText('pie title Zebras by stripe').isVisible()).toBe(true)
  })

  journey('Mermaid is loaded when a diagram comes near that only it can draw', async ({ reader }) => {
    const page = await open(reader, '/far')
    const loaded: number[] = []
    page.on('response', (response) => {
      if (response.url().includes('/assets/')) loaded.push(response.status())
    })
    await page.waitForTimeout(300)
    expect(loaded).toEqual([])
    await drawAll(page)
    expect(loaded.length).toBeGreaterThan(3)
    expect(await page.getByText('"Wide" : 40').isVisible()).toBe(false)
    expect(await page.locator('mermaid-diagram').getByText('Zebras by stripe').first().isVisible()).toBe(true)
  })

  journey('colors that only CSS can mix are no obstacle', async ({ reader }) => {
    const page = await open(reader, '/far')
    await page.addStyleTag({
      content: ':root { --color-info-surface: color-mix(in srgb, #aa0000 10%, oklch(0.9 0.1 200)); }',
    })
    await drawAll(page)
    expect(await page.locator('mermaid-diagram').getByText('Zebras by stripe').first().isVisible()).toBe(true)
  })

  journey('both kinds follow the color mode', async ({ reader }) => {
    const page = await open(reader, '/diagrams')
    await drawAll(page)
    const colors = () =>
      page.evaluate(() =>
        ['figure.mermaid svg text', 'mermaid-diagram svg text.pieTitleText'].map((selector) => {
          const text = document.querySelector(selector)
          return text && getComputedStyle(text).fill
        }),
      )
    const before = await colors()
    await page.click('[data-color-toggle] >> visible=true')
    await expect.poll(colors).not.toContain(before[1])
    expect(await colors()).not.toContain(before[0])
    expect(await page.locator('mermaid-diagram').first().locator('> svg').count()).toBe(1)
  })

  journey('a source that comes anew, as while a site is watched, is drawn', async ({ reader }) => {
    const page = await open(reader, '/diagrams')
    await drawAll(page)
    const pie = page.locator('mermaid-diagram').first()
    await pie.evaluate((element) => {
      const code = document.createElement('code')
      code.textContent = 'pie title Quaggas\n"All" : 1'
      const source = document.createElement('pre')
      source.append(code)
      element.replaceChildren(source)
    })
    await pie.locator('svg').getByText('Quaggas').first().waitFor()
  })

  journey('they are drawn after a navigation without a load', async ({ reader }) => {
    const page = await open(reader, '/')
    await page.click('main >> text=Diagrams')
    await page.getByRole('heading', { name: 'Diagrams' }).waitFor()
    await drawAll(page)
    await page.getByRole('button', { name: 'Enlarge The way of a page' }).waitFor({ state: 'attached' })
  })

  journey('a reader enlarges one with the keyboard, and comes back to it', async ({ reader }) => {
    const page = await open(reader, '/diagrams')
    await page.getByRole('button', { name: 'Enlarge The way of a page' }).focus()
    await page.keyboard.press('Enter')
    const drawing = page.getByRole('dialog', { name: 'The way of a page' }).locator('svg')
    await drawing.waitFor()
    const width = () => drawing.evaluate((svg) => svg.getBoundingClientRect().width)
    const fitting = await width()
    await page.keyboard.press('+')
    expect(await width()).toBeGreaterThan(fitting * 1.2)
    await page.keyboard.press('0')
    expect(Math.abs((await width()) - fitting)).toBeLessThan(1)
    await page.keyboard.press('Escape')
    expect(await focused(page)).toBe('Enlarge The way of a page')
  })

  journey('a drawing of Mermaid is enlarged beyond the width that it asks for', async ({ reader }) => {
    const page = await open(reader, '/diagrams')
    await drawAll(page)
    const width = (selector: string) =>
      page
        .locator(selector)
        .first()
        .evaluate((svg) => svg.getBoundingClientRect().width)
    const before = await width('mermaid-diagram > svg')
    await page.getByRole('button', { name: 'Enlarge pie diagram' }).click()
    await page.locator('dialog svg').waitFor()
    expect(await width('dialog svg')).toBeGreaterThan(before * 1.2)
  })

  journey.for([
    { name: 'light', path: '/diagrams' },
    { name: 'dark', path: `/diagrams${dark}` },
    { name: 'on a phone', path: '/diagrams', options: phone },
  ])('axe finds nothing: $name', async ({ path, options }, { reader }) => {
    const looks = { ...options, bypassCSP: true, reducedMotion: 'reduce' } as const
    const page = await reader.look(inject('sites').fences + path, looks)
    await drawAll(page)
    expect(await violations(page)).toEqual([])
  })
})

describe('tabs of package managers', () => {
  journey('all of them show what the reader chose, on all pages', async ({ reader }) => {
    const page = await open(reader, '/')
    await page.getByRole('tab', { name: 'pnpm' }).first().click()
    expect(await page.getByText('pnpm add -D vite').isVisible()).toBe(true)
    expect(await page.getByText('pnpm dlx serve').isVisible()).toBe(true)
    await page.reload()
    await page.getByText('pnpm dlx serve').waitFor()
  })
})

describe('live code', () => {
  const editor = (page: Page, number = 0) => page.getByRole('textbox', { name: 'Code editor' }).nth(number)
  const result = (page: Page, number = 0) => page.getByRole('group', { name: 'Result' }).nth(number)

  journey('without JavaScript it is the colored code', async ({ reader }) => {
    const page = await open(reader, '/live', { javaScriptEnabled: false })
    expect(await page.locator('live-code code [class^="sk-"]').count()).toBeGreaterThan(10)
    expect(await page.getByText('const name').isVisible()).toBe(true)
    expect(await page.getByRole('textbox').count()).toBe(0)
  })

  journey('a component has a state, and knows what the site brings', async ({ reader }) => {
    const page = await open(reader, '/live')
    const button = result(page).getByRole('button', { name: 'Clicked 0 times' })
    // It looks like one, though nothing styles it.
    expect(await button.evaluate((element) => getComputedStyle(element).borderTopStyle)).not.toBe('none')
    await button.click()
    await result(page).getByRole('button', { name: 'Clicked 1 times' }).waitFor()
    const badge = result(page, 1).locator('[data-badge]')
    expect(await badge.textContent()).toBe('zebra')
    // No page is rendered with it, so no page has its stylesheet before.
    expect(await badge.evaluate((element) => getComputedStyle(element).letterSpacing)).toBe('3px')
  })

  journey('the result follows the code, and stays while the code is wrong', async ({ reader }) => {
    const page = await open(reader, '/live')
    await result(page).getByText('Clicked 0 times').waitFor()
    await editor(page).fill('<p>{1 +}</p>')
    await page.getByText('(line 1, column').waitFor()
    expect(await result(page).textContent()).toBe('Clicked 0 times')
    await editor(page).fill('<p>{1 + 1}</p>')
    await expect.poll(() => result(page).textContent()).toBe('2')
    expect(await page.getByText('(line 1, column').count()).toBe(0)
    expect(await page.locator('live-code pre > code').first().textContent()).toBe('<p>{1 + 1}</p>\n')
  })

  journey('code that was changed can be had as it was', async ({ reader }) => {
    const page = await open(reader, '/live')
    await result(page).getByText('Clicked 0 times').waitFor()
    const reset = page.getByRole('button', { name: 'Reset' })
    expect(await reset.count()).toBe(0)
    const before = await editor(page).inputValue()
    await editor(page).fill('"Stripes"')
    await result(page).getByText('Stripes').waitFor()
    await reset.click()
    await result(page).getByText('Clicked 0 times').waitFor()
    expect(await editor(page).inputValue()).toBe(before)
    expect(await focused(page)).toBe('Code editor')
    expect(await reset.count()).toBe(0)
  })

  journey('what is thrown while it renders is told, and repaired by the next text', async ({ reader }) => {
    const page = await open(reader, '/live')
    await result(page).getByText('Clicked 0 times').waitFor()
    await editor(page).fill('() => { throw new Error("No stripes") }')
    await page.getByText('Error: No stripes').waitFor()
    await editor(page).fill('() => "Stripes"')
    await result(page).getByText('Stripes').waitFor()
    expect(await page.getByText('Error: No stripes').count()).toBe(0)
  })

  journey('Tab indents, Escape and Tab leave the editor', async ({ reader }) => {
    const page = await open(reader, '/live')
    await editor(page).fill('')
    await page.keyboard.press('Tab')
    expect(await editor(page).inputValue()).toBe('  ')
    await page.keyboard.press('Escape')
    await page.keyboard.press('Tab')
    expect(await focused(page)).not.toBe('Code editor')
    expect(await editor(page).inputValue()).toBe('  ')
  })

  journey('a page that shows none of it loads no editor', async ({ reader }) => {
    const page = await open(reader, '/far')
    const scripts = await page.evaluate(() =>
      performance
        .getEntriesByType('resource')
        .reduce((sum, entry) => sum + ('encodedBodySize' in entry ? Number(entry.encodedBodySize) : 0), 0),
    )
    // Sucrase alone is larger.
    expect(scripts).toBeLessThan(150_000)
  })

  journey.for([
    { name: 'light', path: '/live' },
    { name: 'dark', path: `/live${dark}` },
    { name: 'on a phone', path: '/live', options: phone },
  ])('axe finds nothing: $name', async ({ path, options }, { reader }) => {
    const looks = { ...options, bypassCSP: true, reducedMotion: 'reduce' } as const
    const page = await reader.look(inject('sites').fences + path, looks)
    await result(page).getByText('Clicked 0 times').waitFor()
    await editor(page).fill('<p>{1 +}</p>')
    await page.getByText('(line 1, column').waitFor()
    expect(await violations(page)).toEqual([])
  })
})

journey.for([
  ['an editor', '/live', 'live-code'],
  ['a diagram', '/diagrams', 'mermaid-diagram'],
] as const)('where what makes %s of a block does not load, the block stays', async ([, path, element], { reader }) => {
  reader.expectsComplaint(/Failed to load resource/)
  const page = await open(reader, path, {
    before: (opened) =>
      opened.route('**/assets/chunk-*.js', async (route) => {
        const response = await route.fetch()
        return (await response.body()).length > 20_000 ? route.abort() : route.fulfill({ response })
      }),
  })
  await page.waitForLoadState('networkidle')
  expect(await page.locator(element).first().locator('code:visible').count()).toBe(1)
})
