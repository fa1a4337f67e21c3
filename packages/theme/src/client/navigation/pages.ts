import type { PageData } from '../../layouts/page-data.ts'
import { state } from '../state.ts'

/** Pages that were read or fetched ahead. Old ones leave first. */
const pages = new Map<string, Promise<PageData>>()
const kept = 40

/**
 * Load the data of a page. It rejects when there is none, or when it belongs to another build of the site:
 * the caller then leaves the navigation to the browser.
 */
export function loadPage(pathname: string): Promise<PageData> {
  const key = pathname.replace(/\/$/, '')
  const known = pages.get(key)
  if (known) return known
  // As the generator names them: beside the HTML.
  const page = fetchPage(key.endsWith('.html') ? key.replace(/html$/, 'json') : `${key}/index.json`)
  pages.set(key, page)
  page.catch(() => pages.delete(key))
  const [oldest] = pages.keys()
  if (pages.size > kept && oldest !== undefined) pages.delete(oldest)
  return page
}

/** Load a page that the reader may go to next, unless the connection is slow or costs. */
export function prefetchPage(pathname: string): void {
  if (!isCheap()) return
  void loadPage(pathname).catch(() => undefined)
}

/** Forget all pages: their sources changed. */
export function forgetPages(): void {
  pages.clear()
}

async function fetchPage(url: string): Promise<PageData> {
  const response = await fetch(url, { headers: { accept: 'application/json' } })
  if (!response.ok) throw new Error(`${response.status} ${url}`)
  // The generator wrote the file with the theme's own `pageData`; the build id below proves that it is this theme's.
  const data = (await response.json()) as PageData
  if (data.buildId !== state.site.buildId) throw new Error(`Another build of the site: ${url}`)
  return data
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
