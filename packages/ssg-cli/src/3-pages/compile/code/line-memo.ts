/** What a tokenizer hands from line to line. */
export interface TokenizerState {
  readonly depth: number
  equals(other: this): boolean
}

/** A state that equal states share. */
interface State<Stack> {
  readonly stack: Stack
  /** Lines seen in this state. */
  readonly lines: Map<string, Highlighted<Stack>>
}

/** A line's HTML, and the state after it. */
interface Highlighted<Stack> {
  readonly html: string
  readonly next: State<Stack>
}

/** Lines kept for one language: enough for the code of a thousand pages, and some megabytes at most, in each thread. */
const maxLines = 5000

/** Tokenize and highlight one line. */
export type HighlightLine<Stack> = (line: string, stack: Stack) => { readonly html: string; readonly ruleStack: Stack }

/**
 * Highlight the lines of code blocks, each line once for each state in which it occurs.
 *
 * Code in documentation repeats itself: imports, braces, the same call with another argument. What a line
 * looks like depends on nothing but its text and the state before it, so it is remembered.
 */
export function lineMemo<Stack extends TokenizerState>(
  highlight: HighlightLine<Stack>,
  initial: Stack,
): (lines: readonly string[]) => string[] {
  let states = new Map<number, State<Stack>[]>()
  let kept = 0

  return (lines) => {
    if (kept > maxLines) {
      states = new Map()
      kept = 0
    }
    let state = stateOf(initial)
    return lines.map((line) => {
      let highlighted = state.lines.get(line)
      if (!highlighted) {
        const { html, ruleStack } = highlight(line, state.stack)
        highlighted = { html, next: stateOf(ruleStack) }
        state.lines.set(line, highlighted)
        kept++
      }
      state = highlighted.next
      return highlighted.html
    })
  }

  function stateOf(stack: Stack): State<Stack> {
    const alike = states.get(stack.depth) ?? []
    const known = alike.find((state) => state.stack === stack || state.stack.equals(stack))
    if (known) return known
    const state = { stack, lines: new Map<string, Highlighted<Stack>>() }
    states.set(stack.depth, [...alike, state])
    return state
  }
}
