import { nearPaths } from './near-paths.ts'

/** What the client gives: this imports nothing of it, so that no page waits for code that two share. */
export interface NearPagesInput {
  readonly baseUrl: string
  /** Base URLs of other languages. */
  readonly otherBases: readonly string[]
  readonly heading: string
  readonly load: (path: string) => Promise<{ readonly title: string }>
}

/** Name the pages whose addresses are near the one that was asked for, below what the not-found page says. */
export async function showNearPages(page: Element, input: NearPagesInput): Promise<void> {
  const { baseUrl, otherBases, heading, load } = input
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
  const pages = await Promise.allSettled(near.map(async (path) => ({ path, title: (await load(path)).title })))
  const found = pages.flatMap((result) => (result.status === 'fulfilled' ? [result.value] : []))
  if (found.length === 0 || !page.isConnected) return
  const head = document.createElement('h2')
  head.textContent = heading
  const list = document.createElement('ul')
  list.append(...found.map(linkItem))
  const section = document.createElement('div')
  section.className = 'not-found__near'
  section.append(head, list)
  page.append(section)
}

/** The folder that all these are in: of `/de/` and `/es/` it is `/`. */
function sharedFolder([first = '/', ...others]: readonly string[]): string {
  let folder = first
  while (!others.every((path) => path.startsWith(folder))) folder = folder.replace(/[^/]*\/$/, '')
  return folder
}

function linkItem({ path, title }: { readonly path: string; readonly title: string }): HTMLLIElement {
  const item = document.createElement('li')
  const link = document.createElement('a')
  link.href = path
  // The title of the tab is that of the page, then that of the site.
  link.textContent = title.replace(/ \| [^|]*$/, '')
  const address = document.createElement('code')
  address.textContent = path
  item.append(link, ' ', address)
  return item
}
