import { texts } from './payloads.mjs'

/**
 * What readers do on a site: each gives how often it was done, and tells what was caught.
 *
 * @typedef {(reader: import('./in-browser.mjs').Watcher, site: { routes: readonly string[] }, tell: (where: string, what: readonly string[]) => void) => Promise<number>} Journey
 * @type {Readonly<Record<string, Journey>>}
 */
export const journeys = {
  async 'opens every page'(reader, { routes }, tell) {
    for (const route of routes) {
      await reader.open(route)
      await reader.page.evaluate(() => new Promise((done) => setTimeout(done, 20)))
      tell(route, [...reader.caught(), ...(await reader.scan())])
    }
    return routes.length
  },

  async 'goes from page to page'(reader, { routes }, tell) {
    await reader.open('/')
    await reader.page.waitForSelector('html[data-live]')
    const paths = routes.filter((route) => !route.includes('.'))
    for (const route of paths) {
      await reader.follow(route)
      tell(`to ${route}`, [...reader.caught(), ...(await reader.scan())])
    }
    return paths.length
  },

  async 'reads the files for programs'(reader, _, tell) {
    await reader.open('/')
    const paths = ['/sitemap.xml', '/search-records.json', '/search-index.json']
    tell('files for programs', await reader.page.evaluate(malformed, paths))
    return paths.length
  },

  async 'follows links with hostile queries'(reader, _, tell) {
    for (const [index, text] of texts.entries()) {
      const hostile = encodeURIComponent(text(9000 + index))
      for (const path of [`/search?q=${hostile}`, `/docs/text-0?${hostile}#${hostile}`]) {
        await reader.open(path)
        await reader.page.waitForSelector('html[data-live]')
        await reader.page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
        tell(path, [...reader.caught(), ...(await reader.scan())])
      }
    }
    return texts.length * 2
  },

  async 'finds hostile titles'(reader, _, tell) {
    for (const query of ['trust', 'script', 'img', 'heading']) {
      await search(reader, query)
      tell(`search for "${query}"`, [...reader.caught(), ...(await reader.scan())])
    }
    return 4
  },

  async 'gets a hostile search index'(reader, _, tell) {
    for (const [index, text] of texts.entries()) {
      const hostile = text(9100 + index)
      await reader.page.route(/search-index\.json|assets\/search\//, async (route) => {
        const response = await route.fetch()
        const body = JSON.stringify(spoiled(await response.json(), hostile))
        await route.fulfill({ response, body })
      })
      await search(reader, 'words')
      tell(`a search index with ${hostile}`, [...reader.caught(), ...(await reader.scan())])
      await reader.page.unroute(/search-index\.json|assets\/search\//)
    }
    return texts.length
  },

  async 'has hostile texts in the storage'(reader, _, tell) {
    for (const [index, text] of texts.entries()) {
      const hostile = text(9200 + index)
      await reader.open('/404.html')
      await reader.page.evaluate(fillStorage, hostile)
      for (const path of ['/', '/docs/jsx-0', '/search?q=words']) {
        await reader.open(path)
        await reader.page.waitForSelector('html[data-live]')
        await reader.page.keyboard.press('Control+k')
        await reader.page.evaluate(() => new Promise((done) => setTimeout(done, 50)))
        tell(`${path} with ${hostile} in the storage`, [...reader.caught(), ...(await reader.scan())])
      }
    }
    return texts.length * 3
  },
}

/** Open the dialog, search, and wait until something or nothing is found. A broken index may give neither. */
async function search({ open, page }, query) {
  await open('/')
  await page.waitForSelector('html[data-live]')
  await page.keyboard.press('Control+k')
  await page.waitForSelector('.search__foot', { state: 'attached' })
  await page.keyboard.type(query)
  const isAnswered = () => /^\d|^No results/.test(document.querySelector('.search [role="status"]')?.textContent ?? '')
  await page.waitForFunction(isAnswered, undefined, { timeout: 1500 }).catch(() => undefined)
}

/** The titles, texts and URLs of a piece of an index, each with a text behind it. Words and numbers stay. */
function spoiled(value, hostile) {
  if (Array.isArray(value)) return value.map((entry) => spoiled(entry, hostile))
  if (typeof value === 'string') return value.includes(' ') || /^[A-Z]/.test(value) ? `${value} ${hostile}` : value
  if (typeof value !== 'object' || value === null) return value
  return Object.fromEntries(
    Object.entries(value).map(([key, entry]) => [
      key,
      key === 'url' || key === 'origin'
        ? `javascript:__trust(9999)//${entry}`
        : ['terms', 'postings', 'names'].includes(key)
          ? entry
          : spoiled(entry, hostile),
    ]),
  )
}

/** Files of XML and JSON that a payload broke out of. */
async function malformed(paths) {
  const isRead = async (path) => {
    const response = await fetch(path)
    const text = await response.text()
    if (path.endsWith('.json')) return response.ok && JSON.parse(text) !== undefined
    return response.ok && new DOMParser().parseFromString(text, 'text/xml').querySelector('parsererror') === null
  }
  const read = await Promise.all(paths.map((path) => isRead(path).catch(() => false)))
  return paths.filter((_, index) => !read[index]).map((path) => `${path} can't be read`)
}

/** What the client keeps, and what it would believe. */
function fillStorage(hostile) {
  const saved = JSON.stringify([
    { query: hostile, title: hostile, url: 'javascript:__trust(9998)', path: 'javascript:__trust(9998)' },
  ])
  for (const key of [
    'theme',
    'docs-preferred-version-docs',
    'docs-build.scroll',
    'docusaurus.tab.os',
    'docs-build.sidebar',
  ])
    localStorage.setItem(key, hostile)
  for (const key of ['docs-build.search', 'docs-build.search.recent', 'docs-build.search.saved'])
    localStorage.setItem(key, saved)
  for (const key of Object.keys(sessionStorage)) sessionStorage.setItem(key, hostile)
}
