import { gzipSync } from 'node:zlib'

const slowdown = 4

/**
 * @typedef {import('playwright-core').Browser} Browser
 * @typedef {import('playwright-core').Page} Page
 */

/**
 * Load pages in turns with a slow processor, each until nothing happens any more. The fastest load of each counts:
 * whatever else the machine does only adds to it.
 *
 * @param {{ browser: Browser, urls: readonly string[], times: number }} options
 * @returns {Promise<{ tasks: number, shift: number }[]>} by URL: milliseconds of tasks on the main thread, most layout shift
 */
export async function inTurns({ browser, urls, times }) {
  /** @type {{ tasks: number, shift: number }[][]} */
  const loads = urls.map(() => [])
  for (let run = 0; run < times; run++)
    for (const [index, url] of urls.entries()) loads[index].push(await loadSlowly(browser, url))
  return loads.map((own) => ({
    tasks: Math.min(...own.map(({ tasks }) => tasks)),
    shift: Math.max(...own.map(({ shift }) => shift)),
  }))
}

/** @type {(browser: Browser, url: string) => Promise<{ tasks: number, shift: number }>} */
async function loadSlowly(browser, url) {
  const page = await newPage(browser)
  const protocol = await page.context().newCDPSession(page)
  // Time of the thread, not of the clock: what other processes do counts less.
  await protocol.send('Performance.setTimeDomain', { timeDomain: 'threadTicks' })
  await protocol.send('Performance.enable')
  await protocol.send('Emulation.setCPUThrottlingRate', { rate: slowdown })
  const tasks = async () => {
    const { metrics } = await protocol.send('Performance.getMetrics')
    return (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0) * 1000
  }
  const before = await tasks()
  await page.goto(url)
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
  const result = { tasks: (await tasks()) - before, shift: await layoutShift(page) }
  await page.context().close()
  return result
}

/**
 * Load a page, leave it alone, and add up the scripts that it fetched.
 *
 * @param {Browser} browser
 * @param {string} url
 * @returns {Promise<number>} bytes, with gzip
 */
export async function loadedScripts(browser, url) {
  const page = await newPage(browser)
  /** @type {Promise<number>[]} */
  const sizes = []
  page.on('response', (response) => {
    if (new URL(response.url()).pathname.endsWith('.js'))
      sizes.push(response.body().then((body) => gzipSync(body, { level: 9 }).length))
  })
  await page.goto(url)
  await idle(page)
  const total = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0)
  await page.context().close()
  return total
}

/**
 * Go to the next page, which the browser has fetched ahead, and back to the start, several times.
 *
 * @param {{ browser: Browser, url: string, times: number }} options
 * @returns {Promise<number[]>} milliseconds from the click to the first frame after the new article was painted
 */
export async function clickToPaint({ browser, url, times }) {
  const page = await newPage(browser)
  const results = []
  for (let run = 0; run < times; run++) {
    await page.goto(url)
    await idle(page)
    results.push(await page.evaluate(paintNext))
  }
  await page.context().close()
  return results
}

/** Runs in the page. @returns {Promise<number>} */
function paintNext() {
  return new Promise((done, fail) => {
    const link = document.querySelector('.pagination__link--next')
    if (!(link instanceof HTMLElement)) return fail(new Error('The page has no next one.'))
    const start = performance.now()
    new MutationObserver((_, observer) => {
      observer.disconnect()
      // The frame that shows the article begins with these callbacks; a message after it comes when it is painted.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => done(performance.now() - start))
        port1.start()
        port2.postMessage('')
      })
    }).observe(document.querySelector('main') ?? document.body, { childList: true })
    link.click()
  })
}

/** @type {(browser: Browser) => Promise<Page>} */
async function newPage(browser) {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } })
  return context.newPage()
}

/** @type {(page: Page) => Promise<void>} */
async function idle(page) {
  await page.waitForSelector('html[data-live]')
  await page.waitForLoadState('networkidle')
  await page.waitForTimeout(500)
}

/** @type {(page: Page) => Promise<number>} */
function layoutShift(page) {
  return page.evaluate(
    () =>
      new Promise((done) => {
        let total = 0
        new PerformanceObserver((list) => {
          for (const entry of list.getEntries()) if (!entry.hadRecentInput) total += entry.value
        }).observe({ type: 'layout-shift', buffered: true })
        setTimeout(() => done(total), 100)
      }),
  )
}
