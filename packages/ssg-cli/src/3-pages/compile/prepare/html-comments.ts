import { fenceReader, type FenceLine, type FenceState } from '../../../text/markdown/fences.ts'
import { spans } from '../code-ranges.ts'

const open = '<!--'
const close = '-->'

/**
 * Turn HTML comments of an MDX file into MDX comments of the same length, so that positions stay true.
 *
 *     mdxComments('a <!-- b --> c')  // → 'a {/*- b -*\/} c' with spaces for what would end the comment
 */
export function mdxComments(text: string): string {
  const lines = lineReader(text)
  const done: string[] = []
  let isClosed = true
  for (let line = lines.next(); line && isClosed; line = isClosed ? lines.next() : undefined) {
    if (isCode(line)) done.push(text.slice(line.start, line.next))
    else isClosed = writeProse(text, paragraphFrom(line, text, lines), lines, done)
  }
  const written = done.join('')
  // A comment that nothing closes is none, and what follows is looked at no more.
  return written + text.slice(written.length)
}

/** A line of a text, or what is left of one behind a comment. */
interface Line {
  readonly start: number
  /** Where the next one begins. */
  readonly next: number
  readonly kind: FenceLine['kind']
  /** How reading stood before it, where a comment may begin in it. */
  readonly before?: FenceState | undefined
  /** What stands before it in its line: with comments as they are read. */
  readonly head?: string
}

interface LineReader {
  next(): Line | undefined
  /** Give a line back, to get it once more. */
  back(line: Line): void
  /** Read on at an offset behind a comment: its lines are others than they were thought to be. */
  goOn(at: number, written: string, before: FenceState | undefined): void
}

function lineReader(text: string): LineReader {
  let read = fenceReader('mdx')
  let at = 0
  let waiting: Line | undefined
  const endOf = (from: number) => {
    const end = text.indexOf('\n', from)
    return end === -1 ? text.length : end
  }
  return {
    next() {
      const line = waiting
      waiting = undefined
      if (line) return line
      if (at >= text.length) return undefined
      const [start, end] = [at, endOf(at)]
      const written = text.slice(start, end)
      at = end + 1
      const before = written.includes(open) ? read.state() : undefined
      return { start, next: Math.min(at, text.length), kind: read(written).kind, before }
    },
    back(line) {
      waiting = line
    },
    goOn(start, written, from) {
      read = fenceReader('mdx', from)
      const end = endOf(start)
      const lines = (written + text.slice(start, end)).split('\n')
      const last = lines.pop() ?? ''
      for (const line of lines) read(line)
      const before = read.state()
      at = end + 1
      const head = written.slice(written.lastIndexOf('\n') + 1)
      waiting = { start, next: Math.min(at, text.length), kind: read(last).kind, before, head }
    },
  }
}

/** The lines of text from one on, to the end of its paragraph. */
function paragraphFrom(first: Line, text: string, lines: LineReader): readonly Line[] {
  const paragraph = [first]
  for (let line = first; !/^[ \t>]*\n?$/.test(text.slice(line.start, line.next)); paragraph.push(line)) {
    const after = lines.next()
    if (!after) break
    if (isCode(after)) {
      lines.back(after)
      break
    }
    line = after
  }
  return paragraph
}

/** Write a paragraph and its comments, the last of which may go beyond it. False when one has no end. */
function writeProse(text: string, paragraph: readonly Line[], lines: LineReader, done: string[]): boolean {
  const from = paragraph[0]?.start ?? 0
  const words = text.slice(from, paragraph.at(-1)?.next)
  const codeFrom = (at: number) => spans(words, at, words.length, () => words.length)
  let written = ''
  let end = 0
  let ranges = codeFrom(0)
  let code = next(ranges)
  let start = words.indexOf(open)
  while (start !== -1) {
    while (code && code.end <= start) code = next(ranges)
    if (code && code.start <= start) {
      start = words.indexOf(open, code.end)
      continue
    }
    const closing = text.indexOf(close, from + start + open.length)
    if (closing === -1) break
    // What is no comment for Markdown or JavaScript must not begin or end anything inside of it.
    const content = text.slice(from + start + open.length, closing).replace(/\*\/|[`~]/g, blank)
    written += `${words.slice(end, start)}{/* ${content}*/}`
    end = closing + close.length - from
    if (end > words.length || hidesMarks(paragraph, from + start, from + end)) {
      const line = paragraph.findLast((each) => each.start <= from + start)
      const lineStart = written.lastIndexOf('\n', start) + 1
      const head = lineStart === 0 ? (line?.head ?? '') : ''
      lines.goOn(from + end, head + written.slice(lineStart), line?.before)
      done.push(written)
      return true
    }
    // Code that began in the comment is none, and what follows may be some.
    if (code && code.start < end) {
      ranges = codeFrom(end)
      code = next(ranges)
    }
    start = words.indexOf(open, end)
  }
  done.push(start === -1 ? written + words.slice(end) : written)
  return start === -1
}

/** Whether a comment hides marks of a block of MDX, which are text otherwise. */
function hidesMarks(paragraph: readonly Line[], start: number, end: number): boolean {
  return paragraph.some((line) => line.kind === 'unwrapped' && line.start > start && line.start < end)
}

function isCode({ kind }: Line): boolean {
  return kind === 'open' || kind === 'code' || kind === 'close'
}

function next<T>(values: Iterator<T>): T | undefined {
  const { value, done } = values.next()
  return done ? undefined : value
}

function blank(text: string): string {
  return ' '.repeat(text.length)
}
