import type { Page } from 'playwright-core'
import { describe, expect } from 'vitest'
import { journey } from './reader.ts'

const files = [
  { lacks: 'the script of the page', file: /client-[^/]*\.js$/ },
  { lacks: 'the component', file: /island-components-Order[^/]*\.js$/ },
]

/** Has a reader do something before a file comes. */
function acting(file: RegExp, act: (page: Page) => Promise<void>) {
  return async (page: Page) => {
    const done = page.waitForSelector('main form').then(() => act(page))
    await page.route(file, async (route) => {
      await done
      await route.continue()
    })
  }
}

describe.each(files)('with a component that a reader uses before $lacks has come', ({ file }) => {
  journey('each press of a button counts', async ({ reader }) => {
    const page = await reader.open('/order', {
      before: acting(file, async (early) => {
        for (let press = 0; press < 3; press++) await early.click('text=More (0)')
        await early.keyboard.press('Enter')
      }),
    })
    await page.waitForSelector('text=More (4)')
    await page.click('text=More (4)')
    await page.waitForSelector('text=More (5)')
  })

  journey('what is typed, chosen and sent counts, and the page stays', async ({ reader }) => {
    const page = await reader.open('/order', {
      before: acting(file, async (early) => {
        await early.click('text=More (0)')
        await early.getByLabel('Pump').fill('P-1')
        await early.selectOption('select', 'psi')
        await early.click('text=Urgent')
        await early.click('text=fast')
        await early.click('text=Send')
      }),
    })
    await page.waitForSelector('text=Sent: 1 P-1 psi fast urgent')
    expect(new URL(page.url()).search).toBe('')
    expect(await page.getByLabel('Pump').inputValue()).toBe('P-1')
    await page.click('text=Urgent')
    await page.click('text=Send')
    await page.waitForSelector('text=Sent: 1 P-1 psi fast')
  })

  journey('a box that is chosen and left again is as it was, and Enter in a field sends', async ({ reader }) => {
    const page = await reader.open('/order', {
      before: acting(file, async (early) => {
        await early.click('text=Urgent')
        await early.click('text=Urgent')
        await early.getByLabel('Pump').click()
        await early.keyboard.type('P-2')
        await early.keyboard.press('Enter')
      }),
    })
    await page.waitForSelector('text=Sent: 0 P-2 bar slow')
    expect(await page.getByLabel('Urgent').isChecked()).toBe(false)
  })
})
