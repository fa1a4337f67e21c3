import { eastAsianWidth } from 'get-east-asian-width'
import { visible } from './visible.ts'

/** A character as a reader sees it: what to show, how wide it is, and where it begins in the text. */
export interface Cell {
  readonly shown: string
  /** Columns of a terminal. */
  readonly width: number
  /** Index of its first code unit. */
  readonly index: number
}

/**
 * Split a line into what a terminal shows: tabs become spaces, wide characters count as two columns,
 * combining marks and joined emoji belong to the character before.
 *
 * @see https://www.unicode.org/reports/tr11/
 */
export function cells(line: string): Cell[] {
  // Nearly every line is plain ASCII, for which the segmenter would be slow.
  const characters = /^[\t -~]*$/.test(line) ? [...line] : graphemes(line)
  const result: Cell[] = []
  let index = 0
  let column = 0
  for (const character of characters) {
    const cell = cellOf(character, index, column)
    result.push(cell)
    index += character.length
    column += cell.width
  }
  return result
}

const tabWidth = 4
let segmenter: Intl.Segmenter | undefined

function graphemes(line: string): string[] {
  // Its tables take a while to load, and most commands never show a line that needs them.
  segmenter ??= new Intl.Segmenter('en', { granularity: 'grapheme' })
  return Array.from(segmenter.segment(line), ({ segment }) => segment)
}

function cellOf(character: string, index: number, column: number): Cell {
  if (character === '\t') {
    const width = tabWidth - (column % tabWidth)
    return { shown: ' '.repeat(width), width, index }
  }
  const shown = visible(character)
  return { shown, width: shown === character ? widthOf(character) : shown.length, index }
}

function widthOf(character: string): number {
  if (character.length === 1 && character <= '~') return 1
  if (/^\p{Mark}+$/u.test(character)) return 0
  return /^\p{Emoji_Presentation}|\uFE0F/u.test(character) ? 2 : eastAsianWidth(character.codePointAt(0) ?? 0)
}
