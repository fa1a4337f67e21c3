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
  const entered = useRef(isEntered)
  useEffect(() => {
    if (!entered.current || !isAnswered || !found) return
    entered.current = false
    if (found.hits.length > 0) document.getElementById(optionId(0))?.click()
  }, [isAnswered, found])

  const enter = ({ ctrlKey, metaKey, shiftKey }: KeyboardEvent) => {
    if (!isAnswered) {
      entered.current = true
      return
    }
    const option = active === undefined ? null : document.getElementById(optionId(active))
    // The browser opens a click with these keys as it opens any link: in a tab or window of its own.
    option?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey }))
  }
  return { enter, forget: () => (entered.current = false) }
}
