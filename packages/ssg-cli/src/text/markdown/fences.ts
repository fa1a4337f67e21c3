/** What a line is to the fences around it. */
export interface FenceLine {
  /** `unwrapped` are the marks of a `mdx-code-block` of MDX: what stands between them is text. */
  readonly kind: 'text' | 'open' | 'code' | 'close' | 'unwrapped'
  /** Where the marks begin in the line; 0 in lines without any. */
  readonly marksAt: number
  /** What follows the marks that open. */
  readonly info: string
}

/** A block quote, or the columns by which the lines of a list item are indented. */
type Container = 'quote' | number

interface Fence {
  readonly marks: string
  /** How many containers hold it. It ends with the last of them at the latest. */
  readonly depth: number
}

/** What is open between two lines of a text. */
export interface FenceState {
  readonly containers: readonly Container[]
  readonly unwrapped: readonly Fence[]
  readonly code: Fence | undefined
  readonly isParagraph: boolean
}

/** Tells what the next line is, and how reading stands before it. */
export type FenceReader = ((line: string) => FenceLine) & { readonly state: () => FenceState }

/** Where a line is read on. Columns count a tab up to the next multiple of four. */
interface Cursor {
  readonly line: string
  at: number
  column: number
}

const textLine: FenceLine = { kind: 'text', marksAt: 0, info: '' }
const codeLine: FenceLine = { kind: 'code', marksAt: 0, info: '' }

const fence = /(`{3,}|~{3,})(.*)/sy
const listMarker = /(?:[-+*]|\d{1,9}[.)])(?=[ \t]|$)/y
// Any other number is one of the paragraph that it stands in.
const markerInParagraph = /(?:[-+*]|1[.)])(?=[ \t]+\S)/y
// Letters and most signs open neither a fence nor what may hold one: so begin most lines.
const mayOpen = /^[ \t>`~+*\d-]/

/**
 * Tell for each line of a text, given one after the other without their ends, whether it is fenced code.
 *
 * Fences stand in block quotes and list items too, and end with them. In Markdown four spaces make indented code; MDX has
 * none, so that children of JSX may be indented as one likes. What it doesn't know is HTML.
 *
 *     const read = fenceReader('md')
 *     ;['> ```js', '> a', '', 'b'].map((line) => read(line).kind)  // → ['open', 'code', 'text', 'text']
 *
 * @param from what `state()` of another reader told, to read on from there
 * @see https://spec.commonmark.org/0.31.2/#fenced-code-blocks
 */
export function fenceReader(format: 'md' | 'mdx', from?: FenceState): FenceReader {
  const mostIndent = format === 'md' ? 3 : Infinity
  const containers = [...(from?.containers ?? [])]
  const unwrapped = [...(from?.unwrapped ?? [])]
  let { code, isParagraph } = from ?? { code: undefined, isParagraph: false }
  const state = () => ({ containers: [...containers], unwrapped: [...unwrapped], code, isParagraph })
  return Object.assign(readLine, { state })

  function readLine(written: string): FenceLine {
    const line = written.endsWith('\r') ? written.slice(0, -1) : written
    if (containers.length === 0 && !code && unwrapped.length === 0 && !mayOpen.test(line)) {
      isParagraph = line !== '' && line[0] !== '#'
      return textLine
    }
    const cursor: Cursor = { line, at: 0, column: 0 }
    const kept = keptContainers(cursor, containers, mostIndent)
    if (code && kept >= code.depth) {
      if (!closes(cursor, code.marks, mostIndent)) return codeLine
      code = undefined
      return marksLine('close', cursor)
    }
    code = undefined
    return readText(cursor, kept)
  }

  function readText(cursor: Cursor, kept: number): FenceLine {
    const isInParagraph = isParagraph && kept === containers.length
    const added = openContainers(cursor, mostIndent, isInParagraph ? markerInParagraph : listMarker)
    const indent = skipSpace(cursor)
    const first = cursor.line[cursor.at]
    const open = indent <= mostIndent && (first === '`' || first === '~') ? openingMarks(cursor) : undefined
    const isText = first !== undefined && !open && (indent > mostIndent ? isParagraph : first !== '#')
    // A paragraph goes on in lines that leave out the marks of what holds it.
    const isLazy = isText && isParagraph && added.length === 0
    if (!isLazy) containers.splice(kept, Infinity, ...added)
    isParagraph = isText
    const block = unwrapped.at(-1)
    if (block && open?.marks === block.marks && open.info === '') {
      unwrapped.pop()
      return marksLine('unwrapped', cursor)
    }
    if (!open) return textLine
    const opened: Fence = { marks: open.marks, depth: containers.length }
    const isUnwrapped = format === 'mdx' && open.info === 'mdx-code-block'
    if (isUnwrapped) unwrapped.push(opened)
    else code = opened
    return marksLine(isUnwrapped ? 'unwrapped' : 'open', cursor, open.info)
  }
}

/** A span of text, the end exclusive. */
export interface Range {
  readonly start: number
  readonly end: number
}

/** Find the fenced code of a text: from the start of the opening line to the end of the last one. */
export function fencedBlocks(text: string, format: 'md' | 'mdx'): readonly Range[] {
  if (!text.includes('```') && !text.includes('~~~')) return []
  const read = fenceReader(format)
  const blocks: Range[] = []
  let start: number | undefined
  let end = 0
  for (const line of text.split('\n')) {
    const { kind } = read(line)
    const isCode = kind === 'code' || kind === 'close'
    if (start !== undefined && !isCode) {
      blocks.push({ start, end: end - 1 })
      start = undefined
    }
    if (kind === 'open') start = end
    end += line.length + 1
    if (start === undefined || kind !== 'close') continue
    blocks.push({ start, end: end - 1 })
    start = undefined
  }
  return start === undefined ? blocks : [...blocks, { start, end: text.length }]
}

function marksLine(kind: FenceLine['kind'], { at }: Cursor, info = ''): FenceLine {
  return { kind, marksAt: at, info }
}

/** Go past the marks of the containers that go on in a line, and say how many do. */
function keptContainers(cursor: Cursor, containers: readonly Container[], mostIndent: number): number {
  for (const [index, container] of containers.entries()) {
    const { at, column } = cursor
    const isQuote = container === 'quote'
    // No further than it matters: a deep list has much white space, and many containers that look at it.
    const indent = skipSpace(cursor, isQuote ? mostIndent + 1 : container)
    const isKept = isQuote
      ? indent <= mostIndent && cursor.line[cursor.at] === '>'
      : indent >= container || cursor.at === cursor.line.length
    if (!isKept) {
      cursor.at = at
      cursor.column = column
      return index
    }
    if (!isQuote) continue
    cursor.at++
    cursor.column++
    skipSpace(cursor, 1)
  }
  return containers.length
}

/** Go past the marks of the containers that begin in a line. */
function openContainers(cursor: Cursor, mostIndent: number, first: RegExp): readonly Container[] {
  const opened: Container[] = []
  for (;;) {
    const { at, column } = cursor
    const indent = skipSpace(cursor)
    const pattern = opened.length === 0 ? first : listMarker
    pattern.lastIndex = cursor.at
    const isQuote = cursor.line[cursor.at] === '>'
    const marker = isQuote ? '>' : pattern.exec(cursor.line)?.[0]
    if (indent > mostIndent || marker === undefined) {
      cursor.at = at
      cursor.column = column
      return opened
    }
    cursor.at += marker.length
    cursor.column += marker.length
    if (isQuote) skipSpace(cursor, 1)
    opened.push(isQuote ? 'quote' : indent + marker.length + spaceAfter(cursor, mostIndent))
  }
}

/** Go past the space that belongs to the marker of a list item, and say how wide it is: what is more is indented code. */
function spaceAfter(cursor: Cursor, mostIndent: number): number {
  const { at, column } = cursor
  const space = skipSpace(cursor)
  if (cursor.at < cursor.line.length && space <= mostIndent + 1) return space
  cursor.at = at
  cursor.column = column
  return Math.max(1, skipSpace(cursor, 1))
}

function openingMarks({ line, at }: Cursor): { readonly marks: string; readonly info: string } | undefined {
  fence.lastIndex = at
  const [, marks, rest = ''] = fence.exec(line) ?? []
  if (marks === undefined || (marks[0] === '`' && rest.includes('`'))) return undefined
  return { marks, info: rest.trim() }
}

function closes(cursor: Cursor, marks: string, mostIndent: number): boolean {
  if (skipSpace(cursor) > mostIndent) return false
  const open = openingMarks(cursor)
  return open?.info === '' && open.marks.startsWith(marks)
}

/** Go past white space, as far as it is to be skipped, and say how many columns that are. */
function skipSpace(cursor: Cursor, most = Infinity): number {
  const start = cursor.column
  const end = start + most
  while (cursor.column < end) {
    const character = cursor.line[cursor.at]
    const next =
      character === ' ' ? cursor.column + 1 : character === '\t' ? cursor.column + 4 - (cursor.column % 4) : 0
    if (next === 0) break
    // A tab that reaches further stays, with less of its width.
    if (next <= end) cursor.at++
    cursor.column = Math.min(next, end)
  }
  return cursor.column - start
}
