import { useEffect, useMemo, useRef, useState, type KeyboardEvent, type MouseEvent } from 'react'
import { groupHits } from './group-hits.ts'
import { KeyHints } from './key-hints.tsx'
import { keepFocusInside } from './keep-focus-inside.ts'
import { MessageScreen } from './message-screen.tsx'
import { missingResultsHref } from './missing-results-href.ts'
import { optionId, type OptionEvents } from './option-row.tsx'
import { Proposals } from './proposals.tsx'
import { proposals } from './proposals.ts'
import { ResultsScreen } from './results-screen.tsx'
import { SearchBox } from './search-box.tsx'
import type { SearchEnvironment } from './search-environment.ts'
import type { Found, SearchSession } from './search-session.ts'
import { StartScreen } from './start-screen.tsx'
import { storedHit } from './stored-hit.ts'
import { TryAgain } from './try-again.tsx'
import { useSession } from './use-session.ts'
import { useStoredSearches } from './use-stored-searches.ts'

/** The argument of {@link SearchDialog}. */
export interface SearchDialogProps {
  readonly environment: SearchEnvironment
  readonly session: SearchSession
  /** Tags of the records that are searched. */
  readonly tags: readonly string[]
  /** URL of the search page with the same search. */
  readonly pageHref: (text: string) => string
  readonly initialText: string
  /** True if the reader pressed Enter before the dialog was there. */
  readonly isEntered: boolean
  readonly close: () => void
}

/** The dialog's content: search box, hits or what stands in their place, and key hints. */
export function SearchDialog(props: SearchDialogProps) {
  const { environment, session, tags, close } = props
  const { site, baseUrl, snippetWords, longestQuery } = environment
  const [input, setInput] = useState(props.initialText)
  const [isPanelOpen, setPanelOpen] = useState(true)
  /** Enter was pressed before its answer came. */
  const entered = useRef(props.isEntered)
  const box = useRef<HTMLInputElement>(null)
  const text = input.trim()
  const search = useSession(session)
  const { searches, keep, star, remove } = useStoredSearches(environment)
  const { found, status } = search
  const groups = useMemo(() => groupHits(found?.hits ?? []), [found])
  const stored = useMemo(() => [...searches.recent, ...searches.favorite], [searches])
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups])
  const options = text === '' ? stored : rows
  const [pointed, setPointed] = useState({ options, index: 0 })
  // Another list begins with its first row.
  const active = pointed.options === options ? pointed.index : 0
  const hasPanel = isPanelOpen && options.length > 0 && !(status === 'error' && text !== '')
  const place = { origin: site.origin, baseUrl }

  const isAnswered = status === 'idle' || status === 'error'
  useEffect(() => {
    if (!entered.current || !isAnswered || !found) return
    entered.current = false
    if (rows.length > 0) document.getElementById(optionId(0))?.click()
  }, [isAnswered, found, rows])

  const type = (value: string) => {
    const next = value.slice(0, longestQuery)
    setInput(next)
    setPanelOpen(true)
    entered.current = false
    session.ask({ text: next.trim(), language: site.language, tags, snippetWords })
  }
  const propose = (value: string) => {
    type(value)
    box.current?.focus()
  }
  const move = (step: 1 | -1) => {
    if (options.length === 0) return
    if (!isPanelOpen) return setPanelOpen(true)
    const index = (active + step + options.length) % options.length
    setPointed({ options, index })
    document.getElementById(optionId(index))?.scrollIntoView({ block: 'nearest' })
  }
  const enter = (event: KeyboardEvent) => {
    if (!isAnswered) {
      entered.current = true
      return
    }
    const option = hasPanel && document.getElementById(optionId(active))
    const { ctrlKey, metaKey, shiftKey } = event
    // The browser opens a click with these keys as it opens any link: in a tab or window of its own.
    if (option)
      option.dispatchEvent(
        new globalThis.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }),
      )
  }
  const escape = () => {
    if (text === '') close()
    else if (hasPanel) setPanelOpen(false)
    else type('')
  }
  const pressed = (event: KeyboardEvent) => {
    // Keys belong to the input method while it composes a word.
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Escape') escape()
    else if (event.target !== box.current) return
    else if (event.key === 'ArrowDown') move(1)
    else if (event.key === 'ArrowUp') move(-1)
    else if (event.key === 'Enter') enter(event)
    else return
    event.preventDefault()
  }
  const events: OptionEvents = {
    active,
    point: (index) => setPointed({ options, index }),
    follow: (index, event) => {
      const row = rows[index]
      const hit = text === '' ? stored[index] : row && storedHit(row)
      if (hit) keep(hit)
      if (!opensElsewhere(event)) close()
    },
  }

  return (
    <div className="search__frame" onKeyDown={pressed} onKeyDownCapture={keepFocusInside}>
      <SearchBox
        box={box}
        value={input}
        longest={longestQuery}
        isStalled={status === 'stalled'}
        activeOption={hasPanel ? optionId(active) : undefined}
        type={type}
        clear={() => propose('')}
        cancel={close}
      />
      <div className="search__body" aria-busy={status === 'loading' || status === 'stalled'}>
        <MessageScreen {...(text === '' ? { status: 'idle' } : search)} />
        {text === '' ? (
          <StartScreen
            searches={searches}
            site={place}
            events={events}
            star={(hit) => {
              star(hit)
              box.current?.focus()
            }}
            remove={(hit) => {
              remove(hit)
              box.current?.focus()
            }}
          />
        ) : status === 'error' ? (
          <TryAgain retry={session.retry} />
        ) : (
          found && answer(found)
        )}
      </div>
      <KeyHints isHosted={site.provider === 'algolia'} />
    </div>
  )

  function answer({ text: asked, hits, total }: Found) {
    if (hits.length === 0)
      return (
        <Proposals
          proposals={proposals({
            query: asked,
            seen: search.seen,
            sections: site.sections,
            isHosted: site.provider === 'algolia',
          })}
          missingResultsUrl={missingResultsHref(site.missingResultsUrl, asked)}
          propose={propose}
        />
      )
    if (!isPanelOpen) return null
    return (
      <ResultsScreen
        groups={groups}
        total={total}
        pageHref={props.pageHref(asked)}
        site={place}
        events={events}
        leave={(event) => {
          if (!opensElsewhere(event)) close()
        }}
      />
    )
  }
}

function opensElsewhere({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent): boolean {
  return ctrlKey || metaKey || shiftKey || altKey || button !== 0
}
