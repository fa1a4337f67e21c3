import { markerHost } from './payloads.mjs'

/**
 * A browser that takes note of whatever a payload may do.
 *
 * @typedef {object} Watcher
 * @property {import('playwright-core').Page} page
 * @property {() => readonly string[]} caught  what happened since the last call
 * @property {(path: string) => Promise<void>} open   load a page
 * @property {(path: string) => Promise<void>} follow  go there as a reader does, without a load
 * @property {() => Promise<readonly string[]>} scan  what in the page would run when somebody touches it
 */

/** @type {(browser: import('playwright-core').Browser, origin: string, options: object) => Promise<Watcher>} */
export async function watcher(browser, origin, options) {
  const context = await browser.newContext(options)
  context.setDefaultTimeout(15_000)
  let noted = []
  const note = (what) => noted.push(what)
  await context.exposeFunction('__trust', (number) => note(`payload ${number} ran`))
  await context.route(`**://${markerHost}/**`, (route) => {
    note(`${route.request().url()} was asked for`)
    return route.abort()
  })
  const page = await context.newPage()
  page.on('dialog', (dialog) => {
    note('a dialog opened')
    return dialog.dismiss()
  })
  const open = async (path) => {
    await page.goto(origin + path, { waitUntil: 'load' })
  }
  return {
    page,
    open,
    caught() {
      const all = noted
      noted = []
      return all
    },
    async follow(path) {
      await page.evaluate((href) => {
        const link = document.createElement('a')
        link.href = href
        document.querySelector('main, body')?.append(link)
        link.click()
      }, path)
      const isThere = (href) => location.pathname.replace(/\/$/, '') === href.replace(/\/$/, '')
      await page.waitForFunction(isThere, path)
      await page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
    },
    scan: () => page.evaluate(activeParts),
  }
}

/** Attributes with code, and URLs that run it, of all elements, those of open shadow trees included. */
function activeParts() {
  const urls = ['href', 'src', 'action', 'formaction', 'data', 'xlink:href', 'poster', 'background']
  const runs = (value) => {
    try {
      return /^(?:javascript|vbscript|view-source|feed):|^data:(?:text\/html|image\/svg|application\/xhtml)/.test(
        new URL(value, document.baseURI).href,
      )
    } catch {
      return false
    }
  }
  const below = (root) =>
    [...root.querySelectorAll('*')].flatMap((element) => [
      element,
      ...(element.shadowRoot ? below(element.shadowRoot) : []),
    ])
  return below(document).flatMap((element) => {
    const code = [...element.attributes].filter(
      ({ name, value }) => name.startsWith('on') || name === 'srcdoc' || (urls.includes(name) && runs(value)),
    )
    const isForeign =
      element.tagName === 'BASE' ||
      (element.tagName === 'SCRIPT' && /__trust/.test(element.text) && !/json/.test(element.type))
    const found = code.map(({ name, value }) => `${name}="${value.slice(0, 80)}"`)
    return [...found, ...(isForeign ? [element.outerHTML.slice(0, 80)] : [])].map(
      (what) => `<${element.localName}> has ${what}`,
    )
  })
}
