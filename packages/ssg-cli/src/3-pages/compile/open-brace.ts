import type { Position } from '../../model/diagnostic.ts'
import { positionAt } from '../../text/markdown/position-at.ts'
import { codeRanges } from './code-ranges.ts'

/**
 * The nearest brace before a point of an MDX text that nothing closes up to there.
 *
 *     openBrace('a {b\n\nc', {line: 3, column: 2})  // → line 1, columns 3 to 4
 */
export function openBrace(text: string, point: Pick<Position, 'line' | 'column'>): Position | undefined {
  const ranges = codeRanges(text)
  const lines = text.split('\n')
  const lineStart = lines.slice(0, point.line - 1).reduce((sum, { length }) => sum + length + 1, 0)
  let closed = 0
  for (let at = lineStart + point.column - 2; at >= 0; at--) {
    const character = text[at]
    if (character !== '{' && character !== '}') continue
    if (/(?:^|[^\\])(?:\\\\)*\\$/.test(text.slice(Math.max(0, at - 20), at))) continue
    if (ranges.some(({ start, end }) => at >= start && at < end)) continue
    if (character === '}') closed++
    else if (--closed < 0) return positionAt(text, at, 1)
  }
  return undefined
}
