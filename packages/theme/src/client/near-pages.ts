import { make } from './dom.ts'
import { loadTravel } from './navigation/load-travel.ts'
import { nearPaths } from './near-paths.ts'
import { state } from './state.ts'
import { words } from './words.ts'

/** Name the pages whose addresses are near the one that was asked for, below what the not-found page says. */
export async function showNearPages(page: Element): Promise<void> {
  const { baseUrl, otherBases = [] } = state.site
  // One list has the pages of all languages.
  const response = await fetch(`${sharedFolder([baseUrl, ...otherBases])}sitemap.xml`)
  if (!response.ok) return
  const urls = new DOMParser().parseFromString(await response.text(), 'text/xml').getElementsByTagName('loc')
  const paths = Array.from(urls, ({ textContent }) => new URL(textContent ?? '', location.href).pathname)
  const near = nearPaths(
    location.pathname,
    paths.filter(
      (path) =>
        path.startsWith(baseUrl) &&
        path !== baseUrl &&
        !otherBases.some((base) => base.length > baseUrl.length && path.startsWith(base)),
    ),
  )
  const { loadPage } = await loadTravel()
  const pages = await Promise.allSettled(near.map(async (path) => ({ path, title: (await loadPage(path)).title })))
  const found = pages.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  if (found.length === 0 || !page.isConnected) return
  const list = make('ul', {}, ...found.map(linkItem))
  page.append(make('div', { className: 'not-found__near' }, make('h2', {}, words.nearPages), list))
}

/** The folder that all these are in: of `/de/` and `/es/` it is `/`. */
function sharedFolder([first = '/', ...others]: readonly string[]): string {
  let folder = first
  while (!others.every((path) => path.startsWith(folder))) folder = folder.replace(/[^/]*\/$/, '')
  return folder
}

function linkItem({ path, title }: { readonly path: string; readonly title: string }): HTMLLIElement {
  // The title of the tab is that of the page, then that of the site.
  const link = make('a', { href: path }, title.replace(/ \| [^|]*$/, ''))
  return make('li', {}, link, ' ', make('code', {}, path))
}
