/** After this pause, in milliseconds, a query counts as one that a reader may want to come back to. */
const pause = 1000

/** Whether a reader is still typing the query that the address holds. */
export interface TypingPause {
  readonly isUnderWay: () => boolean
  /** A letter was typed: wait for the next one. */
  readonly begin: () => void
  /** The query is as the reader wants it. */
  readonly settle: () => void
}

/** Tell letters of one query from the next query: between those is a pause. */
export function typingPause(): TypingPause {
  let timer: ReturnType<typeof setTimeout> | undefined
  const settle = () => {
    clearTimeout(timer)
    timer = undefined
  }
  const begin = () => {
    clearTimeout(timer)
    timer = setTimeout(settle, pause)
  }
  return { isUnderWay: () => timer !== undefined, begin, settle }
}
