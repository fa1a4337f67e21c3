import { useMemo, useRef, useState, type KeyboardEvent, type MouseEvent, type RefObject } from 'react'
import { groupHits, type HitGroup } from './group-hits.ts'
import { optionId, type OptionEvents } from './option-row.tsx'
import type { SearchEnvironment } from './search-environment.ts'
import type { SearchSession, SearchState } from './search-session.ts'
import { storedHit, type StoredHit } from './stored-hit.ts'
import type { StoredSearches } from './stored-searches.ts'
import { useActiveOption } from './use-active-option.ts'
import { useEnter } from './use-enter.ts'
import { useSession } from './use-session.ts'
import { useStoredSearches } from './use-stored-searches.ts'

/** The argument of {@link useSearchDialog}. */
export interface DialogInput {
  readonly environment: SearchEnvironment
  readonly session: SearchSession
  /** Tags of the records that are searched. */
  readonly tags: readonly string[]
  readonly initialText: string
  /** True if the reader pressed Enter before the dialog was there. */
  readonly isEntered: boolean
  readonly close: () => void
}

/** The dialog without its looks: what a reader typed, what that found, and what keys and clicks do. */
export interface DialogModel {
  readonly box: RefObject<HTMLInputElement | null>
  /** As typed. */
  readonly input: string
  readonly search: SearchState
  readonly groups: readonly HitGroup[]
  readonly searches: StoredSearches
  /** False once Escape closed the list. */
  readonly isPanelOpen: boolean
  /** Id of the active option; undefined while there is no list. */
  readonly activeOption: string | undefined
  readonly events: OptionEvents
  readonly type: (text: string, isHalf?: boolean) => void
  readonly propose: (text: string) => void
  readonly pressed: (event: KeyboardEvent) => void
  /** Close the dialog, unless the click opens the link elsewhere. */
  readonly leave: (event: MouseEvent) => void
  readonly star: (hit: StoredHit) => void
  readonly remove: (hit: StoredHit) => void
}

/** Let the dialog live. */
export function useSearchDialog({ environment, session, tags, close, ...first }: DialogInput): DialogModel {
  const { site, snippetWords, longestQuery, speech } = environment
  const [input, setInput] = useState(first.initialText)
  const [isPanelOpen, setPanelOpen] = useState(true)
  const box = useRef<HTMLInputElement>(null)
  const text = input.trim()
  const search = useSession(session)
  const { found, status } = search
  const { searches, keep, star, remove } = useStoredSearches(environment)
  const groups = useMemo(() => groupHits(found?.hits ?? [], speech.words.documentation), [found, speech])
  const stored = useMemo(() => [...searches.recent, ...searches.favorite], [searches])
  const rows = useMemo(() => groups.flatMap((group) => group.rows), [groups])
  const options = text === '' ? stored : rows
  const { active, point, step } = useActiveOption(options)
  const hasPanel = isPanelOpen && options.length > 0 && !(status === 'error' && text !== '')
  const isAnswered = status === 'idle' || status === 'error'
  const { isEntered } = first
  const { enter, forget } = useEnter({ isEntered, isAnswered, found, active: hasPanel ? active : undefined })

  const type = (value: string, isHalf = false) => {
    const next = value.slice(0, longestQuery)
    setInput(next)
    setPanelOpen(true)
    forget()
    if (!isHalf) session.ask({ text: next.trim(), language: site.language, tags, snippetWords })
  }
  const focusAfter = <Value>(act: (value: Value) => void) => {
    return (value: Value) => {
      act(value)
      box.current?.focus()
    }
  }
  const move = (by: 1 | -1) => {
    if (options.length === 0) return
    if (isPanelOpen) step(by)
    else setPanelOpen(true)
  }
  const escape = () => {
    if (text === '') close()
    else if (hasPanel) setPanelOpen(false)
    else type('')
  }
  const leave = ({ ctrlKey, metaKey, shiftKey, altKey, button }: MouseEvent) => {
    if (!(ctrlKey || metaKey || shiftKey || altKey || button !== 0)) close()
  }
  const follow = (index: number, event: MouseEvent) => {
    const row = rows[index]
    const hit = text === '' ? stored[index] : row && storedHit(row)
    if (hit) keep(hit)
    leave(event)
  }
  return {
    box,
    input,
    search,
    groups,
    searches,
    isPanelOpen,
    activeOption: hasPanel ? optionId(active) : undefined,
    events: { active, point, follow },
    type,
    propose: focusAfter((value: string) => type(value)),
    pressed: (event) => pressKey(event, box.current, { escape, move, enter }),
    leave,
    star: focusAfter(star),
    remove: focusAfter(remove),
  }
}

interface KeyActions {
  readonly escape: () => void
  readonly move: (by: 1 | -1) => void
  readonly enter: (event: KeyboardEvent) => void
}

function pressKey(event: KeyboardEvent, box: HTMLInputElement | null, { escape, move, enter }: KeyActions): void {
  // Keys belong to the input method while it composes a word.
  // Safari ends the composition first: such a key has no code of its own.
  if (event.nativeEvent.isComposing || event.keyCode === 229) return
  if (event.key === 'Escape') escape()
  else if (event.target !== box) return
  else if (event.key === 'ArrowDown') move(1)
  else if (event.key === 'ArrowUp') move(-1)
  else if (event.key === 'Enter') enter(event)
  else return
  event.preventDefault()
}
