import { readSearchAddress, searchAddress, type SearchAddress } from './search-address.ts'
import { searchHeading } from './search-heading.ts'
import type { SearchEnvironment } from './search-environment.ts'
import { searchSession, type SearchSession } from './search-session.ts'
import { searchedVersion, searchTags } from './search-tags.ts'

/** The search page without its looks: query, versions, and the history of both. */
export interface SearchPageModel {
  readonly session: SearchSession
  readonly address: () => SearchAddress
  /** Call a function when query or versions change. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** The version of a collection that is searched. */
  readonly version: (collection: string) => string | undefined
  /** The reader types a query. */
  readonly type: (text: string) => void
  /** The query is as the reader wants it. */
  readonly settle: () => void
  /** The reader takes another query or version, all at once. */
  readonly take: (change: Partial<SearchAddress>) => void
  readonly end: () => void
}

/** The argument of {@link searchPageModel}. */
export interface SearchPageInput {
  readonly environment: SearchEnvironment
  /** What the reader has typed already. */
  readonly typed: string
  /** Give the page another address: in an entry of its own of the history, or in the one it has. */
  readonly place: (address: string, entry: 'new' | 'same') => void
}

/** After this pause, in milliseconds, a query counts as one that a reader may want to come back to. */
const pause = 1000

/** Let the search page live. Its address and title always say what it shows. */
export function searchPageModel({ environment, typed, place }: SearchPageInput): SearchPageModel {
  const { site, versions, preferred, snippetWords } = environment
  const collections = Object.keys(versions)
  const session = searchSession(environment.engine)
  const listeners = new Set<() => void>()
  let address = read()
  let heading = searchHeading('')
  /** Pending while the reader is still typing the query that the address holds. */
  let typing: ReturnType<typeof setTimeout> | undefined

  addEventListener('popstate', moved)
  session.subscribe(() => {
    const { status, found } = session.state()
    if (status === 'idle') keepPages(found?.pages ?? 1)
  })
  if (typed !== '' && typed !== address.text) {
    // Letters that came before the code and those that follow are one query.
    wait()
    go({ ...address, text: typed }, 'same')
  } else show(address, keptPages())

  return {
    session,
    address: () => address,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    version,
    type(text) {
      // Letters of one query share an entry; an empty query is nothing to come back to.
      const entry = typing === undefined && address.text.trim() !== '' ? 'new' : 'same'
      wait()
      go({ ...address, text }, entry)
    },
    settle,
    take(change) {
      settle()
      go({ ...address, ...change }, 'new')
    },
    end() {
      settle()
      session.end()
      removeEventListener('popstate', moved)
    },
  }

  function read(): SearchAddress {
    const named = readSearchAddress(location.search, collections)
    return { ...named, text: named.text.slice(0, environment.longestQuery) }
  }

  function moved(): void {
    if (bare(location.pathname) !== bare(site.href)) return
    settle()
    show(read(), keptPages())
  }

  function wait(): void {
    clearTimeout(typing)
    typing = setTimeout(settle, pause)
  }

  function settle(): void {
    clearTimeout(typing)
    typing = undefined
  }

  function go(next: SearchAddress, entry: 'new' | 'same'): void {
    place(searchAddress(site.href, { ...next, text: next.text.trim() }, collections), entry)
    show(next, 1)
  }

  function show(next: SearchAddress, pages: number): void {
    address = next
    const text = next.text.trim()
    const tags = searchTags({ tags: site.tags, versions, preferred: chosen })
    session.ask({ text, language: site.language, tags, snippetWords }, pages)
    const title = searchHeading(text)
    if (document.title.startsWith(heading)) document.title = title + document.title.slice(heading.length)
    heading = title
    for (const listener of listeners) listener()
  }

  function chosen(collection: string): string | undefined {
    return address.versions[collection] ?? preferred(collection)
  }

  function version(collection: string): string | undefined {
    return searchedVersion(collection, { versions, preferred: chosen })
  }
}

/** How many pages of hits the current entry of the history shows: Back returns to as many. */
function keptPages(): number {
  const pages: unknown = history.state?.pages
  return typeof pages === 'number' ? pages : 1
}

function keepPages(pages: number): void {
  // Browsers limit how often a page may do this in a while.
  if (pages !== keptPages()) history.replaceState({ ...history.state, pages }, '')
}

function bare(pathname: string): string {
  return pathname.replace(/\/$/, '')
}
