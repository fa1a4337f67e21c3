import type { BodyLine, BodyLines } from '../../text/markdown/body-lines.ts'
import { withEmoji } from '../../text/markdown/emoji-names.ts'
import { oneLine } from '../../text/one-line.ts'
import { plainLines } from './plain-text.ts'
import { closersIn, stripMarkup } from './strip-markup.ts'

// Headings, thematic breaks, admonition fences, link definitions.
const noText = /^[ \t>]*(?:#{1,6}(?:\s|$)|(?:(?:-[ \t]*){3,}|(?:\*[ \t]*){3,}|(?:_[ \t]*){3,})$|:{2,}|\[[^\]]+\]:)/
const underline = /^ {0,3}(?:=+|-+)[ \t]*$/
const tableRow = /^[ \t>]*\|/
const delimiterRow = /^[ \t>]*\|?[ \t]*:?-+:?[ \t]*\|[ \t|:-]*$/
const linePrefix = /^[ \t]*(?:(?:>|[-*+](?=\s)|\d{1,9}[.)](?=\s))[ \t]*)*(?:\[[ xX]\][ \t]+)?(?:\[![A-Za-z]+\][ \t]*$)?/

/** Characters of a paragraph in which a sentence is looked for: nobody is shown more of it. */
const longestRead = 3000

/** The argument of {@link excerpt}. */
export interface ExcerptInput {
  /** The whole file. */
  readonly text: string
  readonly lines: BodyLines
  readonly isEsm: (line: BodyLine) => boolean
  readonly format: 'md' | 'mdx'
  /** Whether dollar signs hold formulas. */
  readonly math: boolean
}

/**
 * The first line of prose of a body as plain text, to describe the page where the author did not.
 *
 * Docusaurus takes the first line of anything, so that a heading such as "About" can become the description.
 */
export function excerpt(input: ExcerptInput): string | undefined {
  const { text, lines, isEsm, format, math } = input
  let definitions: ReadonlySet<string> | undefined
  const isDefined = (label: string) => (definitions ??= definedLabels(lines)).has(labelKey(label))
  const closers = closersIn(text, math)
  let index = 0
  let mathEnd: string | undefined
  for (let line = lines.at(0); line; line = lines.at(index)) {
    index++
    if (line.kind !== 'text' || isEsm(line)) continue
    if (math && line.text.trim() === '$$') {
      mathEnd = mathEnd === undefined ? '$$' : undefined
      continue
    }
    if (mathEnd !== undefined || noText.test(line.text) || isIndentedCode(lines, index - 1, format)) continue
    let last = index - 1
    while (isContinued(lines.at(last + 1), isEsm)) last++
    const isTable = tableRow.test(line.text) || delimiterRow.test(lines.at(index)?.text ?? '')
    index = last + 1
    const below = lines.at(index)
    if (isTable || (below?.kind === 'text' && underline.test(below.text))) continue
    const lastLine = lines.at(last) ?? line
    const to = Math.min(lastLine.start + lastLine.text.length, line.start + longestRead)
    const stripped = stripMarkup({ text, from: line.start, to, format, closers })
    const words = plainLines(stripped, isDefined)
      .split('\n')
      .map(cleanLine)
      .find((clean) => /[\p{L}\p{N}]/u.test(clean))
    if (words !== undefined) return words
    while ((lines.at(index)?.start ?? Infinity) < stripped.end) index++
  }
  return undefined
}

function isContinued(line: BodyLine | undefined, isEsm: (line: BodyLine) => boolean): boolean {
  return line?.kind === 'text' && !isEsm(line) && !noText.test(line.text) && !underline.test(line.text)
}

function isIndentedCode(lines: BodyLines, index: number, format: 'md' | 'mdx'): boolean {
  const before = index === 0 ? undefined : lines.at(index - 1)
  return format === 'md' && before?.kind !== 'text' && /^(?: {4}| {0,3}\t)/.test(lines.at(index)?.text ?? '')
}

function cleanLine(line: string): string {
  return oneLine(withEmoji(line.replace(linePrefix, '')))
}

function definedLabels(lines: BodyLines): ReadonlySet<string> {
  const labels = [...lines].flatMap(({ kind, text }) =>
    kind === 'text' ? [/^ {0,3}\[([^\]]+)\]:/.exec(text)?.[1] ?? ''] : [],
  )
  return new Set(labels.filter((label) => label !== '').map(labelKey))
}

function labelKey(label: string): string {
  return oneLine(label).toLowerCase()
}
