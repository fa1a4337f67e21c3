import { useEffect, useRef, type KeyboardEvent } from 'react'
import { optionId } from './option-row.tsx'
import type { Found } from './search-session.ts'

/** The argument of {@link useEnter}. */
export interface EnterInput {
  /** True if the reader pressed Enter before the dialog was there. */
  readonly isEntered: boolean
  /** False while an answer is under way. */
  readonly isAnswered: boolean
  readonly found: Found | undefined
  /** Number of the active option; undefined while no list shows. */
  readonly active: number | undefined
}

/** Have Enter follow the active option. Pressed before the answer came, it follows the first hit when that is there. */
export function useEnter({ isEntered, isAnswered, found, active }: EnterInput): {
  readonly enter: (event: KeyboardEvent) => void
  /** The reader wants another answer. */
  readonly forget: () => void
} {
  const entered = useRef<HeldKeys | undefined>(isEntered ? {} : undefined)
  useEffect(() => {
    const held = entered.current
    if (!held || !isAnswered || !found) return
    entered.current = undefined
    follow(0, held)
  }, [isAnswered, found])

  const enter = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    const held = { ctrlKey, metaKey, shiftKey }
    if (!isAnswered) entered.current = held
    else if (active !== undefined) follow(active, held)
  }
  return { enter, forget: () => (entered.current = undefined) }
}

type HeldKeys = Partial<Pick<KeyboardEvent, 'ctrlKey' | 'metaKey' | 'shiftKey'>>

// The browser opens a click with these keys as it opens any link: in a tab or window of its own.
function follow(option: number, held: HeldKeys): void {
  const click = new MouseEvent('click', { bubbles: true, cancelable: true, ...held })
  document.getElementById(optionId(option))?.dispatchEvent(click)
}
