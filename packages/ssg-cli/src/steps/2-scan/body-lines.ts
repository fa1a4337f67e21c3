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

/** The lines of a body. */
export interface BodyLines {
  readonly lines: readonly BodyLine[]
  /** Whether there is a `mdx-code-block` fence. Its marks are blank lines here, its content is what it is. */
  readonly hasMdxBlock: boolean
}

// Before a fence may stand: quote marks, list markers and indentation (children of JSX are indented).
const opening = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*(`{3,}|~{3,})([^\r]*)$/
const closing = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/

/** Split a body into lines and tell code from text. */
export function bodyLines(text: string, offset: number, firstLine: number): BodyLines {
  const lines: BodyLine[] = []
  let hasMdxBlock = false
  let open: string | undefined
  let mdxBlock: string | undefined
  let number = firstLine
  for (let start = offset; start < text.length; number++) {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const line = text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end)
    const mark = /[`~]{3}/.test(line)
    if (open !== undefined) {
      const closes = mark && closesFence(line, open)
      lines.push({ text: line, start, number, kind: closes ? 'fence' : 'code' })
      if (closes) open = undefined
    } else if (mark && mdxBlock !== undefined && line.trim() === mdxBlock) {
      mdxBlock = undefined
      lines.push({ text: line, start, number, kind: 'blank' })
    } else {
      const [, marks = '', rest = ''] = (mark && opening.exec(line)) || []
      const info = rest.trim()
      const isFence = marks !== '' && !(marks.startsWith('`') && info.includes('`'))
      if (isFence && info === 'mdx-code-block') {
        hasMdxBlock = true
        mdxBlock = marks
        lines.push({ text: line, start, number, kind: 'blank' })
      } else if (isFence) {
        open = marks
        lines.push({ text: line, start, number, kind: 'fence', info })
      } else lines.push({ text: line, start, number, kind: line.trim() === '' ? 'blank' : 'text' })
    }
    start = end + 1
  }
  return { lines, hasMdxBlock }
}

function closesFence(line: string, open: string): boolean {
  const marks = closing.exec(line)?.[1]
  return marks !== undefined && marks[0] === open[0] && marks.length >= open.length
}
