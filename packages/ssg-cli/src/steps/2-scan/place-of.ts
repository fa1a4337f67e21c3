import type { Place } from '../../model/diagnostic.ts'

/** Lines and columns of a span of offsets in a text. The end is exclusive. */
export function placeOf(text: string, start: number, end: number): Place {
  const from = positionOf(text, start)
  const to = positionOf(text, end)
  return { ...from, endLine: to.line, endColumn: to.column }
}

function positionOf(text: string, offset: number): { readonly line: number; readonly column: number } {
  let line = 1
  let lineStart = text.startsWith('\uFEFF') ? 1 : 0
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) {
    line++
    lineStart = at + 1
  }
  return { line, column: offset - lineStart + 1 }
}
