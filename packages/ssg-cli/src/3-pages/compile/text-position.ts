import type { Position } from '../../model/diagnostic.ts'
import type { Unit } from './types.ts'

/** The first position of a text within a tag, attribute or fence; all of that when it is written in another way. */
export function textPosition(position: Position, text: string, { lines }: Pick<Unit, 'lines'>): Position {
  if (text === '') return position
  for (let line = position.line; line <= position.endLine; line++) {
    const whole = lines()[line - 1] ?? ''
    const end = line === position.endLine ? position.endColumn - 1 : whole.length
    const at = whole.slice(0, end).indexOf(text, line === position.line ? position.column - 1 : 0)
    if (at >= 0) return { line, column: at + 1, endLine: line, endColumn: at + 1 + text.length }
  }
  return position
}
