import type { Position } from '../../model/diagnostic.ts'

/**
 * Where a message of a parser or plugin stands: a span, a place, or nothing that is known.
 *
 * @see https://github.com/vfile/vfile-message#new-vfilemessagereason-options
 */
export function messagePosition(error: unknown): Position | undefined {
  if (typeof error !== 'object' || error === null) return undefined
  const { place, line, column } = error as {
    readonly place?: unknown
    readonly line?: unknown
    readonly column?: unknown
  }
  if (isSpan(place))
    return { line: place.start.line, column: place.start.column, endLine: place.end.line, endColumn: place.end.column }
  if (typeof line !== 'number' || typeof column !== 'number') return undefined
  return { line, column, endLine: line, endColumn: column + 1 }
}

interface Point {
  readonly line: number
  readonly column: number
}

function isSpan(place: unknown): place is { readonly start: Point; readonly end: Point } {
  return typeof place === 'object' && place !== null && 'start' in place && 'end' in place
}
