/**
 * Note in each document when a reader first saw each `Revision 7 of this page.`: a page that polls for it draws frame
 * after frame, and would measure that.
 *
 *     await noteRevisions(page)
 *     await page.goto(url)
 *     await shownAt(page, 'Revision 7 of this page.') // → 1764360000123, as `Date.now` has it
 *
 * @param {import('playwright-core').Page} page  before it is shown
 */
export function noteRevisions(page) {
  return page.addInitScript(() => {
    /** @type {Record<string, number>} */
    const shown = {}
    Object.assign(globalThis, { docsBuildShown: shown })
    const seen = new Set()
    const observer = new MutationObserver(() => {
      const text = (document.querySelector('article, main') ?? document.body)?.textContent ?? ''
      const sentence = /Revision \d+ of this page\./.exec(text)?.[0]
      if (sentence === undefined || seen.has(sentence)) return
      seen.add(sentence)
      // A task that is posted before a frame is drawn runs after it.
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel()
        port1.addEventListener('message', () => (shown[sentence] = Date.now()), { once: true })
        port1.start()
        port2.postMessage(0)
      })
    })
    observer.observe(document, { subtree: true, childList: true, characterData: true })
  })
}

/**
 * Wait until a sentence was seen, and tell when that was. Asks seldom, because that too takes time of the browser.
 *
 * @param {import('playwright-core').Page} page
 * @param {string} sentence
 * @returns {Promise<number>} milliseconds since 1970
 */
export async function shownAt(page, sentence) {
  for (let asked = 0; asked < 200; asked++) {
    await new Promise((done) => setTimeout(done, 100))
    // A tool that loads the page again has no page at times.
    const at = await page
      .evaluate((wanted) => Reflect.get(globalThis, 'docsBuildShown')?.[wanted], sentence)
      .catch(() => undefined)
    if (typeof at === 'number') return at
  }
  throw new Error(`"${sentence}" was not shown in 20 s`)
}
