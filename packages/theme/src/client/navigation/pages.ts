import { trimSlash } from '../../html/lies-below.ts'
import { state } from '../state.ts'
import { documentUrl } from './document-url.ts'

/** Documents of pages that were read or fetched ahead. Old ones leave first. */
const pages = new Map<string, Promise<string>>()
const kept = 40

/** Fetch a page that the reader may go to next, unless the connection is slow or costs. It is parsed when it is shown. */
export function prefetchPage(pathname: string): void {
  if (!isCheap()) return
  void fetchPage(pathname).catch(() => undefined)
}

/** Forget all pages: their sources changed. */
export function forgetPages(): void {
  pages.clear()
}

/** Fetch the document of a page, once. */
export function fetchPage(pathname: string): Promise<string> {
  const key = trimSlash(pathname)
  const known = pages.get(key)
  if (known) return known
  const page = fetchDocument(documentUrl(pathname, state.site))
  pages.set(key, page)
  page.catch(() => pages.delete(key))
  const [oldest] = pages.keys()
  if (pages.size > kept && oldest !== undefined) pages.delete(oldest)
  return page
}

async function fetchDocument(url: string): Promise<string> {
  const response = await fetch(url, { headers: { accept: 'text/html' } })
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  return response.text()
}

interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

function isCheap(): boolean {
  // Not all browsers have it, and TypeScript's library does not.
  const { connection } = navigator as Navigator & { readonly connection?: Connection }
  return !connection?.saveData && !connection?.effectiveType?.includes('2g')
}
