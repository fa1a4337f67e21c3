import { trimSlash } from '../../html/lies-below.ts'
import { fetchFile } from '../fetch-file.ts'
import { state } from '../state.ts'
import { documentUrl } from './document-url.ts'

interface KnownPage {
  readonly document: Promise<string>
  /** When it was asked for, in ms. */
  readonly since: number
}

/** Documents of pages that were read or fetched ahead. Old ones leave first. */
const pages = new Map<string, KnownPage>()
const kept = 40
/** A site may be published anew while a tab is open: after so many ms a page is asked for again. */
const freshFor = 300_000

/** Fetch a page that the reader may go to next, unless the connection is slow or costs. It is parsed when it is shown. */
export function prefetchPage(pathname: string): void {
  if (!isCheap()) return
  void fetchPage(pathname).catch(() => undefined)
}

/** Forget all pages: their sources changed. */
export function forgetPages(): void {
  pages.clear()
}

/** Fetch the document of a page, once in a while. Without a network it is as it was read before. */
export function fetchPage(pathname: string): Promise<string> {
  const key = trimSlash(pathname)
  const known = pages.get(key)
  if (known && Date.now() - known.since < freshFor) return known.document
  const document = fetchDocument(documentUrl(pathname, state.site)).catch((error: unknown) => {
    // Not for what a server answers.
    if (known && error instanceof TypeError) return known.document
    throw error
  })
  pages.delete(key)
  pages.set(key, { document, since: Date.now() })
  document.catch(() => pages.delete(key))
  const [oldest] = pages.keys()
  if (pages.size > kept && oldest !== undefined) pages.delete(oldest)
  return document
}

async function fetchDocument(url: string): Promise<string> {
  return (await fetchFile(url, { headers: { accept: 'text/html' } })).text()
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
