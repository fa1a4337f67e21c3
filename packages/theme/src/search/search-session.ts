import type { SearchEngine, SearchHit, SearchQuery } from '@docs-build/search'

/** What is searched for, and where. An empty text is no search. */
export type SearchRequest = Pick<SearchQuery, 'text' | 'language' | 'tags' | 'snippetWords'>

/** What came of the last search that was answered; while the next one runs, it still shows. */
export interface Found {
  readonly text: string
  readonly hits: readonly SearchHit[]
  readonly total: number
  /** How many pages of hits these are. */
  readonly pages: number
}

/** A search as a reader sees it. */
export interface SearchState {
  /** `stalled`: loading for longer than a moment. */
  readonly status: 'idle' | 'loading' | 'stalled' | 'error'
  readonly found?: Found
  /** Parts of the site that hits came from when there were any the last time. */
  readonly seen: readonly string[]
}

/** Searching while a reader types: each request replaces the one before it. */
export interface SearchSession {
  readonly state: () => SearchState
  /** Call a function after each change. Returns what ends that. */
  readonly subscribe: (listener: () => void) => () => void
  /** Ask for hits: for one page of them, or at once for as many as a reader had before. */
  readonly ask: (request: SearchRequest, pages?: number) => void
  /** Ask for the next hits of the same request. */
  readonly more: () => void
  readonly retry: () => void
  /** Give up what is under way. */
  readonly end: () => void
}

const hitsPerPage = 20
/** How long a reader waits, in milliseconds, before being told that it takes longer. */
const stallThreshold = 300

/** Begin to search. */
export function searchSession(engine: SearchEngine): SearchSession {
  let state: SearchState = { status: 'idle', seen: [] }
  let request: SearchRequest | undefined
  /** The first and the last page of hits that were asked for last. */
  let first = 0
  let last = 0
  let running = new AbortController()
  const listeners = new Set<() => void>()

  return {
    state: () => state,
    subscribe(listener) {
      listeners.add(listener)
      return () => listeners.delete(listener)
    },
    ask(next, pages = 1) {
      if (JSON.stringify(next) === JSON.stringify(request) && state.status !== 'error') return
      request = next
      first = 0
      last = pages - 1
      start()
    },
    more() {
      if (state.status !== 'idle') return
      first = ++last
      start()
    },
    retry: start,
    end: () => running.abort(),
  }

  function start(): void {
    running.abort()
    if (!request || request.text === '') return change({ status: 'idle', seen: state.seen })
    running = new AbortController()
    void answer(request, running.signal)
  }

  async function answer(asked: SearchRequest, signal: AbortSignal): Promise<void> {
    change({ ...state, status: 'loading' })
    const timer = setTimeout(() => {
      if (!signal.aborted) change({ ...state, status: 'stalled' })
    }, stallThreshold)
    try {
      const size = (last - first + 1) * hitsPerPage
      const { hits, total } = await engine.search({ ...asked, page: first, hitsPerPage: size }, signal)
      if (signal.aborted) return
      const all = first > 0 && state.found ? joined(state.found.hits, hits) : hits
      change({
        status: 'idle',
        found: { text: asked.text, hits: all, total, pages: last + 1 },
        seen: groupsOf(hits) ?? state.seen,
      })
    } catch (error) {
      if (signal.aborted) return
      console.warn('The search failed.', error)
      // The pages of hits that came before this one stay.
      const { found, seen } = state
      change({ status: 'error', seen, ...(first > 0 && found && { found }) })
    } finally {
      clearTimeout(timer)
    }
  }

  function change(next: SearchState): void {
    state = next
    for (const listener of listeners) listener()
  }
}

/** A hit that moved to the next page meanwhile is shown once. */
function joined(before: readonly SearchHit[], next: readonly SearchHit[]): readonly SearchHit[] {
  const known = new Set(before.map(({ objectID }) => objectID))
  return [...before, ...next.filter(({ objectID }) => !known.has(objectID))]
}

function groupsOf(hits: readonly SearchHit[]): readonly string[] | undefined {
  const groups = hits.flatMap(({ hierarchy }) => hierarchy.lvl0 ?? [])
  return groups.length === 0 ? undefined : [...new Set(groups)]
}
