import { fenceReader } from '../../../text/markdown/fences.ts'

/** A part of a text that can be parsed on its own. */
export interface TextPiece {
  readonly text: string
  /** Lines before it. */
  readonly line: number
}

/** Characters from which a text is worth cutting: micromark's time grows with the square of the lists in a text. */
const longText = 50_000
const pieceLength = 20_000

/** Signs that something may reach over a heading: definitions, footnotes, HTML, containers, formulas. */
const farReaching = /\]:|\[\^|^ {0,3}<|^ {0,3}:::|\$\$/m

const heading = /^#{1,6}(?:[ \t]|$)/

/**
 * Cut a long text before headings into pieces that mean the same on their own.
 *
 * A heading at the margin ends every list, quote and paragraph before it. Undefined for a text that is short, or
 * in which something may reach further.
 */
export function textPieces(text: string): readonly TextPiece[] | undefined {
  if (text.length < longText || farReaching.test(text)) return undefined
  const pieces: TextPiece[] = []
  let lines: string[] = []
  let length = 0
  let start = 0
  const read = fenceReader('md')
  for (const [index, line] of text.split('\n').entries()) {
    if (read(line).kind === 'text' && length > pieceLength && heading.test(line)) {
      pieces.push({ text: `${lines.join('\n')}\n`, line: start })
      lines = []
      length = 0
      start = index
    }
    lines.push(line)
    length += line.length + 1
  }
  pieces.push({ text: lines.join('\n'), line: start })
  return pieces
}
