/** Where the front matter of a file stands, as offsets. */
export interface FrontMatterBlock {
  /** First character after the opening line. */
  readonly start: number
  /** First character of the closing line. */
  readonly end: number
  /** First character after the closing line. */
  readonly after: number
}

const opening = /^\uFEFF?---[ \t]*\r?\n/
const closing = /^---[ \t]*(?:\r?\n|$)/gm

/** Find the front matter of a file: the lines between a first line `---` and the next one. */
export function frontMatterBlock(text: string): FrontMatterBlock | undefined {
  const open = opening.exec(text)
  if (!open) return undefined
  const start = open[0].length
  closing.lastIndex = start
  const close = closing.exec(text)
  return close ? { start, end: close.index, after: close.index + close[0].length } : undefined
}

/** Whether a file opens front matter that never ends. One `---` above a blank line or prose is a thematic break. */
export function isUnclosed(text: string): boolean {
  const open = opening.exec(text)
  return open !== null && !frontMatterBlock(text) && /^[A-Za-z_]\w*:(?:\s|$)/.test(text.slice(open[0].length))
}

/** Where the text after the front matter begins. */
export interface BodyStart {
  /** Characters before the body. */
  readonly offset: number
  /** Line of the body's first character, from 1. */
  readonly line: number
}

/**
 * Find the end of the front matter: of a first line `---` up to the next line `---`.
 *
 *     bodyStart('---\ntitle: A\n---\nText')  // → {offset: 17, line: 4}
 */
export function bodyStart(text: string): BodyStart {
  const block = frontMatterBlock(text)
  if (!block) return { offset: text.startsWith('\uFEFF') ? 1 : 0, line: 1 }
  return { offset: block.after, line: text.slice(0, block.after).split('\n').length }
}
