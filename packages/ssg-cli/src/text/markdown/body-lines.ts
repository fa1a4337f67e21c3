import type { BodyStart } from './front-matter.ts'
import { fenceReader } from './fences.ts'

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
}

/**
 * Split a body into lines and tell code from text. In MDX the marks of a `mdx-code-block` are blank lines, its content is
 * what it is.
 */
export function bodyLines(text: string, { offset, line: firstLine }: BodyStart, format: 'md' | 'mdx'): BodyLines {
  const lines: BodyLine[] = []
  const read = fenceReader(format)
  let start = offset

  return { at, [Symbol.iterator]: iterate }

  function at(index: number): BodyLine | undefined {
    while (lines.length <= index && start < text.length) lines.push(next())
    return lines[index]
  }

  function* iterate(): Generator<BodyLine> {
    let line: BodyLine | undefined
    for (let index = 0; (line = at(index)) !== undefined; index++) yield line
  }

  function next(): BodyLine {
    const newline = text.indexOf('\n', start)
    const end = newline === -1 ? text.length : newline
    const line = text.slice(start, text[end - 1] === '\r' && end > start ? end - 1 : end)
    const found = { text: line, start, number: firstLine + lines.length }
    start = end + 1
    const { kind, info } = read(line)
    if (kind === 'open') return { ...found, kind: 'fence', info }
    if (kind === 'text') return { ...found, kind: line.trim() === '' ? 'blank' : 'text' }
    return { ...found, kind: kind === 'code' ? 'code' : kind === 'close' ? 'fence' : 'blank' }
  }
}

/** Whether a body has a `mdx-code-block`, which makes MDX of it. */
export function hasMdxBlock(text: string, offset: number): boolean {
  if (!text.includes('mdx-code-block', offset)) return false
  const read = fenceReader('mdx')
  const lines = text.slice(offset).split('\n')
  return lines.some((line) => read(line).kind === 'unwrapped')
}
