import { trimSlash } from '../../html/lies-below.ts'
import { state } from '../state.ts'
import { fetchPage } from './pages.ts'
import { readPage, type FetchedPage } from './read-page.ts'

/**
 * Load a page. It rejects when there is none at this path, or when it belongs to another build of the site: the caller
 * then leaves the navigation to the browser.
 */
export async function loadPage(pathname: string): Promise<FetchedPage> {
  const page = readPage(await fetchPage(pathname))
  if (page.buildId !== state.site.buildId) throw new Error(`Another build of the site: ${pathname}`)
  // Hosts that answer with some page for all that they lack.
  if (pathKey(page.state.route) !== pathKey(pathname)) throw new Error(`Another page: ${page.state.route}`)
  return page
}

function pathKey(path: string): string {
  return trimSlash(decodeURI(path))
}
