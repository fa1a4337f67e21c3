import type { Place } from '../../model/diagnostic.ts'
import type { Unit } from './types.ts'

/** The first place of a text within a tag, attribute or fence; all of that when it is written in another way. */
export function textPlace(place: Place, text: string, { lines }: Pick<Unit, 'lines'>): Place {
  if (text === '') return place
  for (let line = place.line; line <= place.endLine; line++) {
    const whole = lines()[line - 1] ?? ''
    const end = line === place.endLine ? place.endColumn - 1 : whole.length
    const at = whole.slice(0, end).indexOf(text, line === place.line ? place.column - 1 : 0)
    if (at >= 0) return { line, column: at + 1, endLine: line, endColumn: at + 1 + text.length }
  }
  return place
}
