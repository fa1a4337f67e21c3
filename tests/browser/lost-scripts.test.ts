/** A script that does not come takes no text with it, and the reader is told where something is missing. */
import type { Page } from 'playwright-core'
import { describe, expect, inject } from 'vitest'
import { journey, type Reader } from './reader.ts'
import { violations } from './violations.ts'

const density = '/ignition/embr-thermodynamics/scripting/thermo/system-thermo-if97-density'

/** Open a page of which no script whose URL matches comes, until it is said that they do. */
async function without(reader: Reader, lost: RegExp, path: string): Promise<Page & { readonly repair: () => void }> {
  reader.expectsComplaint(/Failed to load resource/)
  let fails = true
  const page = await reader.open('/docs/guides/stop')
  await page.route(lost, (route) => (fails ? route.abort() : route.continue()))
  await page.goto(new URL(path, page.url()).href)
  return Object.assign(page, { repair: () => (fails = false) })
}

const real = (path: string) => new URL(path, inject('sites').real).href
const note = (page: Page) => page.locator('main .lost')

describe('without the client', () => {
  const client = /\/client-[^/]*\.js$/

  journey('a component says that it is missing, its buttons are no buttons, and its text stays', async ({ reader }) => {
    const page = await without(reader, client, '/order')
    await expect.poll(() => note(page).count()).toBe(1)
    expect(await note(page).innerText()).toBe('This part of the page could not be loaded. Load the page again')
    expect(await page.locator('main form :is(button, input, select):enabled').count()).toBe(0)
    expect(await page.isVisible('text=More (0)')).toBe(true)
    expect(await violations(page)).toEqual([])
    page.repair()
    await note(page).getByRole('link').click()
    await page.click('text=More (0)')
    await page.waitForSelector('text=More (1)')
    expect(await note(page).count()).toBe(0)
  })

  journey('all tabs can be read, and what needs it is not offered', async ({ reader }) => {
    const page = await without(reader, client, '/docs/everything')
    await page.waitForSelector('text=Unpack the archive.')
    expect(await page.isVisible('text=Run the installer.')).toBe(true)
    for (const control of ['[data-color-toggle]', '[data-announcement-close]', '[role="tablist"]'])
      expect(await page.locator(`${control}:visible`).count()).toBe(0)
  })

  journey('keys after a slash are those of the browser', async ({ reader }) => {
    const page = await without(reader, client, '/docs/everything')
    await page.waitForSelector('html[data-lost]')
    await page.keyboard.type('/ ')
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(0)
  })

  journey('the search page says that it is missing, in the language of the page', async ({ reader }) => {
    const page = await without(reader, client, real('/de/search'))
    await expect.poll(() => note(page).count()).toBe(1)
    expect(await note(page).innerText()).toBe('Dieser Teil der Seite konnte nicht geladen werden. Seite neu laden')
    expect(await page.locator('main input:enabled').count()).toBe(0)
  })

  journey('a page of which nothing is missing says nothing', async ({ reader }) => {
    const page = await without(reader, client, '/docs/guides/stop')
    await page.waitForSelector('html[data-lost]')
    expect(await page.locator('.lost, .load-error').count()).toBe(0)
  })
})

describe('a calculator', () => {
  const said = 'This part of the page could not be loaded.'

  journey.for([
    ['its script', /\/plugin-calculator-[^/]*\.js$/],
    ['what its script shares with others', /\/chunk-[^/]*\.js$/],
  ] as const)('without %s says so in its place, and is there after Retry', async ([, lost], { reader }) => {
    const page = await without(reader, lost, real(density))
    const box = page.locator('if97-calculator > .load-error')
    await expect.poll(() => box.count()).toBe(1)
    expect(await box.locator('p').innerText()).toBe(said)
    expect(await violations(page)).toEqual([])
    page.repair()
    await box.getByRole('button').click()
    await page.locator('if97-calculator').scrollIntoViewIfNeeded()
    await page.locator('.if97').waitFor()
  })

  journey('of a page that the reader came to by a link says so too', async ({ reader }) => {
    const page = await without(reader, /\/plugin-calculator-[^/]*\.js$/, real('/ignition/embr-thermodynamics/'))
    await page.waitForSelector('html[data-live]')
    await page.evaluate((to) => {
      const link = document.createElement('a')
      link.href = to
      link.textContent = 'Onwards'
      document.querySelector('main .prose__body')?.prepend(link)
    }, density)
    await page.click('text=Onwards')
    await page.waitForURL(`**${density}`)
    await expect.poll(() => page.locator('if97-calculator > .load-error p').allInnerTexts()).toEqual([said])
  })

  journey('works without the client', async ({ reader }) => {
    const page = await without(reader, /\/client-[^/]*\.js$/, real(density))
    await page.locator('if97-calculator').scrollIntoViewIfNeeded()
    await page.locator('.if97').waitFor()
    expect(await note(page).count()).toBe(0)
  })

  journey('without any script says that it is missing', async ({ reader }) => {
    const page = await without(reader, /\/assets\/[^/]*\.js$/, real(density))
    await expect.poll(() => page.locator('if97-calculator .lost').count()).toBe(1)
  })
})

describe('of a block of code', () => {
  const parts = [
    ['an editor', '/live', 'live-code', /\/plugin-live-[^/]*\.js$/],
    ['what an editor is made of', '/live', 'live-code', /\/chunk-[^/]*\.js$/],
    ['a diagram', '/far', 'mermaid-diagram', /\/plugin-mermaid-[^/]*\.js$/],
    ['what draws a diagram', '/far', 'mermaid-diagram', /\/chunk-[^/]*\.js$/],
  ] as const

  journey.for(parts)('%s that does not load says so below the code', async ([, path, name, lost], { reader }) => {
    const page = await without(reader, lost, new URL(path, inject('sites').fences).href)
    const part = page.locator(name).first()
    await part.scrollIntoViewIfNeeded()
    await expect
      .poll(() => part.locator('.load-error p').allInnerTexts())
      .toEqual(['This part of the page could not be loaded.'])
    expect(await part.locator('code').first().isVisible()).toBe(true)
    page.repair()
    await part.getByRole('button', { name: 'Retry' }).click()
    await expect.poll(() => page.locator('.load-error').count()).toBe(0)
  })
})
