import { codeRanges } from '../code-ranges.ts'

/** A text without its heading ids, and the ids by line. */
export interface HeadingMarks {
  readonly text: string
  readonly marks: ReadonlyMap<number, string>
}

const mark = /^([ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*)(.*?\S)([ \t]*\{#([^{}\n]+)\}[ \t]*)$/gm
/** The begin of an id in a heading: no JavaScript begins so. */
const unfinished = /^#{1,6}[ \t].*?(?<!\\)\{#/gm
const underline = /^[ \t>]*(?:=+|-+)[ \t]*$/

/**
 * Take `{#id}` off the headings of an MDX file, where braces would hold JavaScript. Columns stay as they are, but behind an id that
 * is not finished, which is text.
 *
 * @see https://docusaurus.io/docs/markdown-features/toc#heading-ids
 */
export function takeHeadingMarks(text: string): HeadingMarks {
  const marks = new Map<number, string>()
  if (!text.includes('{#')) return { text, marks }
  const ranges = codeRanges(text)
  const lineOf = lineCounter(text)
  let taken = ''
  let end = 0
  let code = 0
  for (const found of text.matchAll(mark)) {
    const [line, prefix = '', title = '', braces = '', id = ''] = found
    const { index } = found
    const brace = index + line.indexOf('{', prefix.length + title.length)
    while ((ranges[code]?.end ?? Infinity) <= brace) code++
    if ((ranges[code]?.start ?? Infinity) <= brace) continue
    if (!/^#{1,6}[ \t]/.test(title) && !underline.test(lineAfter(text, index + line.length))) continue
    marks.set(lineOf(index), id)
    taken += text.slice(end, index) + prefix + title + ' '.repeat(braces.length)
    end = index + line.length
  }
  return { text: withText(taken + text.slice(end), ranges), marks }
}

/** The text with a brace that is one for readers where a heading begins an id and does not end it. */
function withText(text: string, ranges: ReturnType<typeof codeRanges>): string {
  let code = 0
  return text.replace(unfinished, (line, offset: number) => {
    const brace = offset + line.length - 2
    while ((ranges[code]?.end ?? Infinity) <= brace) code++
    return (ranges[code]?.start ?? Infinity) <= brace ? line : `${line.slice(0, -2)}\\{#`
  })
}

function lineAfter(text: string, end: number): string {
  if (end >= text.length) return ''
  const next = text.indexOf('\n', end + 1)
  return text.slice(end + 1, next === -1 ? text.length : next)
}

/** Tell the lines of offsets, asked from left to right. */
function lineCounter(text: string): (offset: number) => number {
  let line = 1
  let next = text.indexOf('\n')
  return (offset) => {
    for (; next !== -1 && next < offset; next = text.indexOf('\n', next + 1)) line++
    return line
  }
}
