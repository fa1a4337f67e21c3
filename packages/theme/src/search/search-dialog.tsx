import { KeyHints } from './key-hints.tsx'
import { keepFocusInside } from './keep-focus-inside.ts'
import { MessageScreen } from './message-screen.tsx'
import { missingResultsHref } from './missing-results-href.ts'
import { Proposals } from './proposals.tsx'
import { proposals } from './proposals.ts'
import { ResultsScreen } from './results-screen.tsx'
import { SearchBox } from './search-box.tsx'
import type { Found } from './search-session.ts'
import { StartScreen } from './start-screen.tsx'
import { TryAgain } from './try-again.tsx'
import { useSearchDialog, type DialogInput } from './use-search-dialog.ts'

/** The argument of {@link SearchDialog}. */
export interface SearchDialogProps extends DialogInput {
  /** URL of the search page with the same search. */
  readonly pageHref: (text: string) => string
}

/** The dialog's content: search box, hits or what stands there without any, and key hints. */
export function SearchDialog({ pageHref, ...input }: SearchDialogProps) {
  const { environment, session, close } = input
  const { site, baseUrl, longestQuery } = environment
  const dialog = useSearchDialog(input)
  const { search, events, propose } = dialog
  const { status, found } = search
  const isHosted = site.provider === 'algolia'
  const address = { origin: site.origin, baseUrl }
  const isEmpty = dialog.input.trim() === ''

  return (
    <div className="search__frame" onKeyDown={dialog.pressed} onKeyDownCapture={keepFocusInside}>
      <SearchBox
        box={dialog.box}
        value={dialog.input}
        longest={longestQuery}
        isStalled={status === 'stalled'}
        activeOption={dialog.activeOption}
        type={dialog.type}
        clear={() => propose('')}
        cancel={close}
      />
      <div className="search__body" aria-busy={status === 'loading' || status === 'stalled'}>
        <MessageScreen {...(isEmpty ? { status: 'idle' } : search)} />
        {isEmpty ? (
          <StartScreen
            searches={dialog.searches}
            site={address}
            events={events}
            star={dialog.star}
            remove={dialog.remove}
          />
        ) : status === 'error' ? (
          <TryAgain
            retry={() => {
              session.retry()
              dialog.box.current?.focus()
            }}
          />
        ) : (
          found && answer(found)
        )}
      </div>
      <KeyHints isHosted={isHosted} />
    </div>
  )

  function answer({ text, hits, total }: Found) {
    if (hits.length === 0)
      return (
        <Proposals
          proposals={proposals({ query: text, seen: search.seen, sections: site.sections, isHosted })}
          missingResultsUrl={missingResultsHref(site.missingResultsUrl, text)}
          propose={propose}
        />
      )
    if (!dialog.isPanelOpen) return null
    const { groups, leave } = dialog
    return (
      <ResultsScreen
        groups={groups}
        total={total}
        pageHref={pageHref(text)}
        site={address}
        events={events}
        leave={leave}
      />
    )
  }
}
