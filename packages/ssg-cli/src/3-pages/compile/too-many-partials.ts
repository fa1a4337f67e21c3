import type { Position } from '../../model/diagnostic.ts'
import type { ParsedUnit } from './facts/heading-ids.ts'
import { isJsx, positionOf, walk } from './tree.ts'

/** How many partials a page may show: each that is shown twice, and shows others twice, doubles what lies below it. */
export const mostPartials = 10_000

/** A place where a page would show too many partials. */
export interface TooManyPartials {
  readonly count: number
  readonly position: Position
}

/** Where a page shows more partials than {@link mostPartials}, counted as often as they are shown; undefined below that. */
export function tooManyPartials(main: ParsedUnit): TooManyPartials | undefined {
  const counts = new Map<ParsedUnit, number>()
  let first: Position | undefined
  const count = countOf(main)
  return count > mostPartials && first ? { count, position: first } : undefined

  function countOf(parsed: ParsedUnit): number {
    const known = counts.get(parsed)
    if (known !== undefined) return known
    // What includes itself is told elsewhere.
    counts.set(parsed, 0)
    let sum = 0
    walk(parsed.tree, (node) => {
      const partial = isJsx(node) && node.name !== null ? parsed.partials.get(node.name) : undefined
      if (!partial) return
      if (parsed === main) first ??= positionOf(node)
      sum += 1 + countOf(partial)
    })
    counts.set(parsed, sum)
    return sum
  }
}
