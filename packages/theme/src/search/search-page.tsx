import { useEffect, useLayoutEffect, useRef, useSyncExternalStore } from 'react'
import { missingResultsHref } from './missing-results-href.ts'
import { proposals } from './proposals.ts'
import type { SearchEnvironment } from './search-environment.ts'
import type { SearchPageModel } from './search-page-model.ts'
import { SearchPageView } from './search-page-view.tsx'
import { useSession } from './use-session.ts'

/** The search page in a browser. */
export function SearchPage({
  environment: { site, baseUrl, longestQuery, versions },
  model,
  filled,
}: {
  readonly environment: SearchEnvironment
  readonly model: SearchPageModel
  /** The first results are shown: what depends on the height of the page can happen. */
  readonly filled: () => void
}) {
  const { text } = useSyncExternalStore(model.subscribe, model.address)
  const search = useSession(model.session)
  const page = useRef<HTMLDivElement>(null)
  /** How many hits there were when the reader asked for more. */
  const before = useRef<number>(undefined)
  const { found } = search
  const wasFilled = useRef(false)

  // Not when the session has results: the page is as high as they are when React has shown them.
  useLayoutEffect(() => {
    if (!found || wasFilled.current) return
    wasFilled.current = true
    filled()
  }, [found, filled])

  useEffect(() => {
    const count = before.current
    if (count === undefined || !found || found.hits.length <= count) return
    before.current = undefined
    // The button is below them now, or gone.
    page.current?.querySelectorAll<HTMLElement>('.search-page__hits a')[count]?.focus()
  }, [found])

  return (
    <div ref={page} className="search-page__live">
      <SearchPageView
        href={site.href}
        text={text}
        longest={longestQuery}
        filters={Object.entries(versions).map(([collection, own]) => ({
          collection,
          versions: own,
          chosen: model.version(collection),
        }))}
        search={search}
        site={{ origin: site.origin, baseUrl }}
        proposals={proposals({
          query: text.trim(),
          seen: search.seen,
          sections: site.sections,
          isHosted: site.provider === 'algolia',
        })}
        missingResultsUrl={missingResultsHref(site.missingResultsUrl, text.trim())}
        events={{
          type: (value, isHalf) => model.type(value.slice(0, longestQuery), isHalf),
          submit: model.settle,
          choose: (collection, version) =>
            model.take({ versions: { ...model.address().versions, [collection]: version } }),
          propose: (value) => {
            model.take({ text: value })
            page.current?.querySelector('input')?.focus()
          },
          more: () => {
            before.current = found?.hits.length
            model.session.more()
          },
          retry: () => {
            model.session.retry()
            page.current?.querySelector('input')?.focus()
          },
        }}
      />
    </div>
  )
}
