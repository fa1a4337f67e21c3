import type { BrowserContextOptions, Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { journey, phone, tabTo, waitForTitle, type Reader } from './reader.ts'
import { violations } from './violations.ts'
import { options as optionsOf, searchFor } from './search-reader.ts'

const listPumps = '/api/pumps/list-pumps'
const pump = '/api/schemas/pump'

function open(reader: Reader, path: string, options?: BrowserContextOptions): Promise<Page> {
  return reader.open(new URL(path, inject('sites').api).href, options)
}

const shownSample = (page: Page) => page.locator('.tabs__panel:visible').first()

journey('the language of a sample is that of all samples, on the next page too', async ({ reader }) => {
  const page = await open(reader, listPumps)
  expect(await shownSample(page).textContent()).toContain('curl')
  await page.getByRole('tab', { name: 'Python' }).first().click()
  expect(await shownSample(page).textContent()).toContain('requests')
  await page.locator('main').getByRole('link', { name: 'there', exact: true }).click()
  await waitForTitle(page, 'Add a pump')
  expect(await page.getByRole('tab', { name: 'Python' }).first().getAttribute('aria-selected')).toBe('true')
  expect(await shownSample(page).textContent()).toContain('requests')
  await page.reload()
  await page.waitForSelector('html[data-live]')
  expect(await shownSample(page).textContent()).toContain('requests')
})

journey.for([
  { what: 'a response', path: listPumps, id: 'response-404', text: '404' },
  { what: 'a parameter', path: listPumps, id: 'query-pressure', text: 'pressure' },
  { what: 'a property within an object', path: pump, id: 'impeller.blades', text: 'blades' },
])('a link to $what leads there', async ({ path, id, text }, { reader }) => {
  const page = await open(reader, `${path}#${id}`)
  const target = page.locator(`[id="${id}"]`)
  await expect.poll(() => target.isVisible()).toBe(true)
  expect(await target.textContent()).toContain(text)
  await expect.poll(() => target.evaluate((element) => element.getBoundingClientRect().top)).toBeLessThan(800)
})

journey('the search knows operations by title and by what their parameters say', async ({ reader }) => {
  const page = await open(reader, '/')
  await searchFor(page, 'remove all')
  expect((await optionsOf(page))[0]).toMatch(/^\/api\/pumps\/remove-pumps/)
  await page.keyboard.press('Enter')
  await waitForTitle(page, 'Remove all pumps')
  await searchFor(page, 'least this pressure')
  expect((await optionsOf(page))[0]).toMatch(/^\/api\/pumps\/list-pumps#/)
})

journey('keys alone choose another language and open an object', async ({ reader }) => {
  const page = await open(reader, listPumps)
  await tabTo(page, 'cURL')
  await page.keyboard.press('ArrowRight')
  await page.keyboard.press('Enter')
  await expect.poll(() => page.getByRole('tab', { name: 'Python' }).first().getAttribute('aria-selected')).toBe('true')
  const second = await open(reader, pump)
  const blades = second.locator('[id="impeller.blades"]')
  await tabTo(second, '2 properties')
  expect(await blades.isVisible()).toBe(false)
  await second.keyboard.press('Enter')
  await blades.waitFor({ state: 'visible' })
})

journey('the method stands before each operation of the sidebar, and what goes away says so', async ({ reader }) => {
  const page = await open(reader, '/api/pumps/remove-pumps')
  const item = page.locator('.sidebar .api-item--delete > a').first()
  expect(await item.evaluate((link) => getComputedStyle(link, '::before').content)).toContain('"DEL"')
  expect(await page.getByText('This may go away.').isVisible()).toBe(true)
})

journey('without JavaScript the first sample and all responses are there', async ({ reader }) => {
  const page = await open(reader, listPumps, { javaScriptEnabled: false })
  expect(await page.locator('main pre').first().isVisible()).toBe(true)
  expect(await page.getByText('There is no such plant').isVisible()).toBe(true)
})

const looks = [
  { name: 'light', query: '', options: {} },
  { name: 'dark', query: '?docusaurus-theme=dark', options: {} },
  { name: 'light on a phone', query: '', options: phone },
  { name: 'dark on a phone', query: '?docusaurus-theme=dark', options: phone },
]

const paths = ['/api/', '/api/pumps/', listPumps, '/api/pumps/add-pump', pump]

journey.for(looks)('axe finds nothing and nothing is wider than the page: $name', async (look, { reader }) => {
  for (const path of paths) {
    const options = { ...look.options, bypassCSP: true, reducedMotion: 'reduce' } as const
    const page = await reader.look(new URL(path + look.query, inject('sites').api).href, options)
    for (const summary of await page.locator('main .api-nested > summary').all()) await summary.click()
    expect({ path, found: await violations(page) }).toEqual({ path, found: [] })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(0)
  }
})
