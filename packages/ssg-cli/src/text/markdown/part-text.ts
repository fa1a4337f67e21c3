import type { BodyPart } from '../../model/body-part.ts'
import { fenceReader } from './fences.ts'

const heading = /^( {0,3}#)(#{1,5})(?=[ \t\r]|$)/

/**
 * The text of a file of which only a part is left. Lines and columns stay where they are in the file, so that everything
 * that is told of the part has its place there: other lines are blank, and what a heading loses becomes spaces behind it.
 *
 *     partText('# A\n\n## 1.0\n\n### Added\n', { first: 4, last: 5, rise: 1, … })  // → '\n\n\n\n##  Added'
 */
export function partText(text: string, { first, last, rise, definitions }: Omit<BodyPart, 'hash'>): string {
  const read = fenceReader('md')
  const lines = text.split('\n', Math.max(last, ...definitions))
  const kept = new Set(definitions)
  return lines
    .map((line, index) => {
      if (index + 1 < first || index >= last) return kept.has(index + 1) ? line : ''
      return read(line).kind === 'text' ? risen(line, rise) : line
    })
    .join('\n')
}

function risen(line: string, rise: number): string {
  if (rise === 0) return line
  return line.replace(heading, (_, start: string, more: string) => {
    const left = more.slice(Math.min(rise, more.length))
    return start + left.padEnd(more.length, ' ')
  })
}
