import { readSearchAddress, searchAddress, type SearchAddress } from './search-address.ts'
import { searchHeading } from './search-heading.ts'
import type { SearchEnvironment } from './search-environment.ts'
import { searchSession, type SearchSession } from './search-session.ts'
import { searchedVersion, searchTags } from './search-tags.ts'
import { typingPause } from './typing-pause.ts'

/** The search page without its looks: query, versions, and the history of both. */
export interface SearchPageModel {
  readonly session: SearchSession
  readonly address: () => SearchAddress
  /** Call a function when query or versions change. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** The version of a collection that is searched. */
  readonly version: (collection: string) => string | undefined
  /** The reader types a query; half a word is not searched for. */
  readonly type: (text: string, isHalf?: boolean) => void
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
  readonly writeAddress: (address: string, entry: 'new' | 'same') => void
}

/** Let the search page live. Its address and title always say what it shows. */
export function searchPageModel({ environment, typed, writeAddress }: SearchPageInput): SearchPageModel {
  const { site, versions, preferred, snippetWords, speech } = environment
  const collections = Object.keys(versions)
  const session = searchSession(environment.engine)
  const listeners = new Set<() => void>()
  let address = read()
  let heading = searchHeading('', speech)
  const typing = typingPause()

  addEventListener('popstate', moved)
  session.subscribe(() => {
    const { status, found } = session.state()
    if (status === 'idle') keepPages(found?.pages ?? 1)
  })
  if (typed !== '' && typed !== address.text) {
    // Letters that came before the code and those that follow are one query.
    typing.begin()
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
    type(text, isHalf) {
      // Letters of one query share an entry; an empty query is nothing to come back to.
      const entry = !typing.isUnderWay() && address.text.trim() !== '' ? 'new' : 'same'
      typing.begin()
      go({ ...address, text }, entry, isHalf)
    },
    settle: typing.settle,
    take(change) {
      typing.settle()
      go({ ...address, ...change }, 'new')
    },
    end() {
      typing.settle()
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
    typing.settle()
    show(read(), keptPages())
  }

  function go(next: SearchAddress, entry: 'new' | 'same', isHalf = false): void {
    writeAddress(searchAddress(site.href, { ...next, text: next.text.trim() }, collections), entry)
    show(next, 1, isHalf)
  }

  function show(next: SearchAddress, pages: number, isHalf = false): void {
    address = next
    const text = next.text.trim()
    const tags = searchTags({ tags: site.tags, versions, preferred: chosen })
    if (!isHalf) session.ask({ text, language: site.language, tags, snippetWords }, pages)
    heading = retitled(heading, searchHeading(text, speech))
    for (const listener of listeners) listener()
  }

  function chosen(collection: string): string | undefined {
    return address.versions[collection] ?? preferred(collection)
  }

  function version(collection: string): string | undefined {
    return searchedVersion(collection, { versions, preferred: chosen })
  }
}

/** Put another heading at the start of the page's title. */
function retitled(before: string, heading: string): string {
  if (document.title.startsWith(before)) document.title = heading + document.title.slice(before.length)
  return heading
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
