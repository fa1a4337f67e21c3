import type { Position } from '../../model/diagnostic.ts'

/**
 * The position of a part of a text, from its offset and length.
 *
 *     positionAt('a\nbcd', 3, 1)  // → {line: 2, column: 2, endLine: 2, endColumn: 3}
 */
export function positionAt(text: string, offset: number, length: number): Position {
  return positionsIn(text)(offset, offset + length)
}

/**
 * Tell the positions of several parts of a text, each from its start and end. Lines are counted once, and no further than
 * somebody asks.
 *
 * Lines end as in Markdown, and as code frames count them: with `\n`, `\r\n` or `\r` alone. A byte order mark is no
 * character of the first line.
 *
 * @see https://spec.commonmark.org/0.31.2/#line-ending
 */
export function positionsIn(text: string): (start: number, end: number) => Position {
  const nextLine = text.includes('\r') ? afterAnyEnd : afterNewline
  const starts = [text.startsWith('\uFEFF') ? 1 : 0]
  let last = starts[0] ?? 0
  let isWhole = false

  return (start, end) => {
    const from = pointAt(start)
    const to = pointAt(end)
    return { ...from, endLine: to.line, endColumn: to.column }
  }

  function pointAt(offset: number): { readonly line: number; readonly column: number } {
    while (!isWhole && last <= offset) {
      const next = nextLine(text, last)
      if (next === undefined) isWhole = true
      else starts.push((last = next))
    }
    // Before the first line stands a byte order mark at most.
    const index = Math.max(
      0,
      starts.findLastIndex((start) => start <= offset),
    )
    return { line: index + 1, column: Math.max(1, offset - (starts[index] ?? 0) + 1) }
  }
}

function afterNewline(text: string, from: number): number | undefined {
  const at = text.indexOf('\n', from)
  return at < 0 ? undefined : at + 1
}

function afterAnyEnd(text: string, from: number): number | undefined {
  const end = /\r\n?|\n/g
  end.lastIndex = from
  return end.test(text) ? end.lastIndex : undefined
}
