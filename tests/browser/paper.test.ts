/** What a reader gets from "Print…", or as a PDF. */
import { expect } from 'vitest'
import type { Page } from 'playwright-core'
import { pdfText } from './pdf-text.ts'
import { journey } from './reader.ts'

/** The words of all sheets, without where lines end. */
async function printed(page: Page): Promise<string> {
  return pdfText(await page.pdf()).replaceAll(/\s+/g, ' ')
}

journey('what is folded is read on paper', async ({ reader }) => {
  const page = await reader.open('/paper')
  expect(await page.getByText('Only those who open it').isVisible()).toBe(false)
  expect(await printed(page)).toContain('Only those who open it read this.')
  expect(await page.getByText('Only those who open it').isVisible()).toBe(false)
})

journey('paper says where links lead that leave the site, once', async ({ reader }) => {
  const text = await printed(await reader.open('/paper'))
  expect(text).toContain('the standard (https://standards.example.com/pumps)')
  expect(text).toContain('at https://standards.example.com too')
  expect(text).toContain('and the start .')
  expect(text).toContain('A tour (https://www.youtube.com/watch?v=M7lc1UVf-VE)')
})

journey('paper has no control that needs a screen', async ({ reader }) => {
  const page = await reader.open('/docs/everything')
  expect(await page.getByText('Edit this page').isVisible()).toBe(true)
  const text = await printed(page)
  expect(text).not.toContain('Edit this page')
  expect(text).toContain('Last updated on')
  await page.goto(new URL('/paper', page.url()).href)
  await page.emulateMedia({ media: 'print' })
  expect(await page.locator('.doc-footer').isVisible()).toBe(false)
})

journey('paper cuts nothing off', async ({ reader }) => {
  const page = await reader.open('/paper', { viewport: { width: 420, height: 800 } })
  await page.emulateMedia({ media: 'print' })
  const cut = await page.evaluate(() =>
    [...document.querySelectorAll('main *')]
      .filter((element) => element.scrollWidth > element.clientWidth + 1 && element.clientWidth > 2)
      .filter((element) => getComputedStyle(element).overflowX !== 'visible')
      .map(({ tagName, className }) => `${tagName}.${className}`),
  )
  expect(cut).toEqual([])
  const [sheet, pre, table] = await page.evaluate(() =>
    ['main', 'pre', 'table'].map((name) => document.querySelector(name)?.getBoundingClientRect().right ?? NaN),
  )
  expect(pre).toBeLessThanOrEqual(sheet ?? NaN)
  expect(table).toBeLessThanOrEqual(sheet ?? NaN)
})

journey('the words of a button can be read without its ground', async ({ reader }) => {
  const page = await reader.open('/paper')
  const color = () => page.locator('.button').evaluate((button) => getComputedStyle(button).color)
  expect(await color()).toBe('rgb(255, 255, 255)')
  await page.emulateMedia({ media: 'print' })
  expect(await color()).not.toBe('rgb(255, 255, 255)')
})

journey('a picture that is longer than a sheet is shown whole', async ({ reader }) => {
  const page = await reader.open('/paper', { viewport: { width: 673, height: 960 } })
  const height = () => page.locator('main img[alt="A pipe"]').evaluate((image) => image.getBoundingClientRect().height)
  expect(await height()).toBe(2400)
  await page.emulateMedia({ media: 'print' })
  expect(await height()).toBeLessThan(960)
})

journey('the date of a page is not alone on its sheet', async ({ reader }) => {
  const page = await reader.open('/docs/guides/stop')
  // What is left for the last sheet depends on the height of all. What stands at its edges comes first.
  for (const height of ['82mm', '84mm', '90mm', '92mm']) {
    const text = pdfText(await page.pdf({ width: '210mm', height })).replaceAll(/\s+/g, ' ')
    expect(text).toMatch(/\. Last updated on [^.]*$/)
  }
})
