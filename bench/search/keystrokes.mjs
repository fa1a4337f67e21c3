import { searchFor } from './first-query.mjs'

const slowdown = 4

/**
 * Type each query letter by letter into a slow browser that has loaded the pieces before. Twice: other programs of the
 * machine make single keystrokes slow, so the faster one of each counts.
 *
 * @param {{ browser: import('playwright-core').Browser, origin: string, code: string, queries: readonly string[] }} options
 * @returns {Promise<number[]>} milliseconds from each keystroke to its results
 */
export async function keystrokes({ browser, origin, code, queries }) {
  // The engine comes from here and not from the site: the site's policy is not what is measured.
  const context = await browser.newContext({ bypassCSP: true })
  const page = await context.newPage()
  await page.goto(origin)
  await page.addScriptTag({ content: code })
  const protocol = await context.newCDPSession(page)
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const begun = queries.flatMap((text) => Array.from(text, (_, index) => searchFor(text.slice(0, index + 1))))
  const times = await page.evaluate(async (searches) => {
    const engine = globalThis.embeddedSearch({ url: '/search-index.json', indexName: 'bench' })
    const taken = searches.map(() => Infinity)
    for (const round of [0, 1, 2]) {
      for (const [index, search] of searches.entries()) {
        const start = performance.now()
        await engine.search(search)
        if (round > 0) taken[index] = Math.min(taken[index], performance.now() - start)
      }
    }
    return taken
  }, begun)
  await context.close()
  return times
}
