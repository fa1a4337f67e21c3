import type { Page } from 'playwright-core'

/** Open the search dialog by key and wait until its code has arrived. */
export async function openDialog(page: Page): Promise<void> {
  await page.keyboard.press('Control+k')
  await page.waitForSelector('.search__foot', { state: 'attached' })
}

/** Open the search dialog and search, until there are hits or the dialog says that there are none. */
export async function searchFor(page: Page, text: string): Promise<void> {
  await openDialog(page)
  await page.keyboard.type(text)
  await page.waitForFunction(() =>
    /^\d|^No results/.test(document.querySelector('.search [role="status"]')?.textContent ?? ''),
  )
  // Each key is a search: the last one is answered when nothing is under way.
  await page.waitForSelector('.search__body[aria-busy="false"]')
}

/** Where the options of the dialog lead, in their order. */
export function options(page: Page): Promise<string[]> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.search [role="option"]')].map((option) => option.getAttribute('href') ?? ''),
  )
}

/** Position of the chosen option, -1 for none. */
export function activeOption(page: Page): Promise<number> {
  return page.evaluate(() =>
    [...document.querySelectorAll('.search [role="option"]')].findIndex((option) => option.ariaSelected === 'true'),
  )
}

/** Open the search dialog of a reader who has kept three searches, one of them for good. */
export async function keepSearches(page: Page): Promise<void> {
  await searchFor(page, 'seal')
  for (const key of ['Control+Enter', 'ArrowDown', 'ArrowDown', 'ArrowDown', 'Control+Enter'])
    await page.keyboard.press(key)
  await page.bringToFront()
  await page.getByRole('button', { name: 'Clear the query' }).click()
  await page
    .getByRole('button', { name: /^Save this search/ })
    .first()
    .click()
}
