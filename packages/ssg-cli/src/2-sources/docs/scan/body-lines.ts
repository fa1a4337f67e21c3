/** A line of a body. */
export interface BodyLine {
  /** Without its end. */
  readonly text: string
  /** Offset in the file. */
  readonly start: number
  /** From 1, in the file. */
  readonly number: number
  readonly kind: 'text' | 'blank' | 'fence' | 'code'
  /** What follows the marks of an opening fence. */
  readonly info?: string
}

/**
 * The lines of a body. They are read as far as somebody asks: of most docs that is the first heading and the first
 * sentence.
 */
export interface BodyLines extends Iterable<BodyLine> {
  /** A line by its index from 0, or undefined after the last one. */
  at(index: number): BodyLine | undefined
  /** Whether there is a `mdx-code-block` fence. Its marks are blank lines here, its content is what it is. */
  hasMdxBlock(): boolean
}

// Before a fence may stand: quote marks, list markers and indentation (children of JSX are indented).
const opening = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})([^\r]*)$/
const closing = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/

const mdxFence = 'mdx-code-block'

/** Split a body into lines and tell code from text. */
export function bodyLines(text: string, offset: number, firstLine: number): BodyLines {
  const lines: BodyLine[] = []
  let start = offset
  let mdxBlocks = 0
  let open: string | undefined
  let mdxBlock: string | undefined

  return { at, hasMdxBlock, [Symbol.iterator]: iterate }

  function at(index: number): BodyLine | undefined {
    while (lines.length <= index && start < text.length) lines.push(next())
    return lines[index]
  }

  function* iterate(): Generator<BodyLine> {
    let line: BodyLine | undefined
    for (let index = 0; (line = at(index)) !== undefined; index++) yield line
  }

  function hasMdxBlock(): boolean {
    if (!text.includes(mdxFence, offset)) return false
    at(Infinity)
    return mdxBlocks > 0
  }

  function next(): BodyLine {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const line = text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end)
    const found = { text: line, start, number: firstLine + lines.length }
    start = end + 1
    const mark = /[`~]{3}/.test(line)
    if (open !== undefined) {
      const closes = mark && closesFence(line, open)
      if (closes) open = undefined
      return { ...found, kind: closes ? 'fence' : 'code' }
    }
    if (mark && mdxBlock !== undefined && line.trim() === mdxBlock) {
      mdxBlock = undefined
      return { ...found, kind: 'blank' }
    }
    const [, marks = '', rest = ''] = (mark && opening.exec(line)) || []
    const info = rest.trim()
    if (marks === '' || (marks.startsWith('`') && info.includes('`')))
      return { ...found, kind: line.trim() === '' ? 'blank' : 'text' }
    if (info === mdxFence) {
      mdxBlocks++
      mdxBlock = marks
      return { ...found, kind: 'blank' }
    }
    open = marks
    return { ...found, kind: 'fence', info }
  }
}

function closesFence(line: string, open: string): boolean {
  const marks = closing.exec(line)?.[1]
  return marks !== undefined && marks[0] === open[0] && marks.length >= open.length
}
