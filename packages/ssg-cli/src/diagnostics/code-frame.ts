import { cells, type Cell } from './cells.ts'
import { colorsFor } from './colors.ts'
import type { Position } from '../model/diagnostic.ts'

const linesAround = 2
const widest = 120
/** Characters before and after the beginning of a span that are looked at: a line can hold a whole file. */
const reach = 4 * widest

/**
 * The lines around a position with carets below it, or '' when the text has no such line (any more).
 *
 *     codeFrame('# Hi\n\n[a](/b)', {line: 3, column: 5, endLine: 3, endColumn: 7}, {color: false})
 *     // →   1 | # Hi
 *     //     2 |
 *     //   > 3 | [a](/b)
 *     //       |     ^^
 */
export function codeFrame(text: string, position: Position, { color }: { readonly color: boolean }): string {
  const lines = linesOf(text)
  const marked = lines[position.line - 1]
  if (marked === undefined) return ''
  const first = Math.max(1, position.line - linesAround)
  const last = Math.min(lines.length, position.line + linesAround)
  const digits = String(last).length
  const room = widest - digits - 5
  const skipped = Math.max(0, position.column - reach)
  const cellsOf = (line: string) => cells(line.slice(skipped, skipped + 2 * reach))
  const markedCells = cellsOf(marked)
  const span = spanOf(markedCells, position, skipped)
  const from = windowStart(markedCells, span, room)
  const colors = colorsFor(color)

  const frame: string[] = []
  for (let number = first; number <= last; number++) {
    const isMarked = number >= position.line && number <= lastLineOf(position)
    const gutter = `${isMarked ? '>' : ' '} ${String(number).padStart(digits)} |`
    const code = cut(number === position.line ? markedCells : cellsOf(lines[number - 1] ?? ''), from, room)
    frame.push(`${colors.quiet(gutter)} ${code}`.trimEnd())
    if (number !== position.line) continue
    const carets = '^'.repeat(Math.max(1, Math.min(span.end, from + room) - span.start))
    frame.push(`${colors.quiet(`${' '.repeat(digits + 3)}|`)} ${' '.repeat(span.start - from)}${colors.error(carets)}`)
  }
  return frame.join('\n')
}

let last = { text: '', lines: [''] as readonly string[] }

/** The lines of a text. Many findings are in the same one, which is taken apart once. */
function linesOf(text: string): readonly string[] {
  if (last.text !== text) last = { text, lines: text.split(/\r\n|\n|\r/) }
  return last.lines
}

/** Columns of a terminal from 0; the end is exclusive. */
interface Span {
  readonly start: number
  readonly end: number
}

/** `skipped`: how many characters of the line are not in its cells. */
function spanOf(line: readonly Cell[], position: Position, skipped: number): Span {
  const start = columnAt(line, position.column - 1 - skipped)
  // What goes on over several lines is marked to the end of its first.
  const end =
    position.endLine > position.line ? columnAt(line, Infinity) : columnAt(line, position.endColumn - 1 - skipped)
  return { start, end: Math.max(end, start + 1) }
}

function columnAt(line: readonly Cell[], index: number): number {
  let column = 0
  for (const [order, cell] of line.entries()) {
    const next = line[order + 1]
    if (index < (next ? next.index : cell.index + 1)) return column
    column += cell.width
  }
  return column
}

/** A span that ends before the first character of a line does not reach into that line. */
function lastLineOf({ line, endLine, endColumn }: Position): number {
  return endColumn > 1 ? endLine : Math.max(line, endLine - 1)
}

/** The first column to show: 0 if the span can be seen from there, else so that it stands in the middle. */
function windowStart(line: readonly Cell[], span: Span, room: number): number {
  const width = columnAt(line, Infinity)
  if (width <= room || span.end < room) return 0
  const shown = Math.min(span.end - span.start, room - 2)
  return Math.max(0, span.start - Math.floor((room - shown) / 2))
}

/** The part of a line that fits into the window, with `…` where something is left out. */
function cut(line: readonly Cell[], from: number, room: number): string {
  let column = 0
  let shown = ''
  let shownWidth = 0
  let isCut = false
  for (const cell of line) {
    const isInside = column >= from && column + cell.width <= from + room
    if (isInside) {
      // Half of a wide character at the left edge leaves a gap.
      shown += ' '.repeat(shown === '' ? column - from : 0) + cell.shown
      shownWidth = column + cell.width - from
    } else if (column >= from) {
      isCut = true
      break
    }
    column += cell.width
  }
  if (from > 0 && shown) shown = `…${shown.slice(1)}`
  return isCut ? withEllipsis(shown, shownWidth, room) : shown
}

function withEllipsis(shown: string, width: number, room: number): string {
  return width < room ? `${shown}…` : `${shown.slice(0, -1)}…`
}
