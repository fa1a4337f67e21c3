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

/** Blank lines and comments, then a key: what stands below the first line of front matter. */
const keyBelow = /^(?:[ \t]*(?:#[^\r\n]*)?(?:\r\n|\r|\n))*[ \t{]*["']?[A-Za-z_][\w-]*["']?[ \t]*[:=](?:[\s"'[{]|$)/
const nearly = /^\uFEFF?\s*(?:-{3,}|\+{3})[^\r\n]*/
const nearlyClosed = /(?:\r\n|\r|\n)[ \t]*(?:-{3,}|\+{3}|\.{3})[ \t]*(?:\r\n|\r|\n|$)/

/** Front matter that is none: where its first line stands, and whether only the last line is missing. */
export interface LostFrontMatter {
  readonly start: number
  readonly length: number
  readonly isUnclosed: boolean
}

/**
 * Find what was meant as front matter: a file that opens it and never ends it, and one whose first line is not `---` alone.
 * A `---` above a blank line or prose is a thematic break.
 */
export function lostFrontMatter(text: string): LostFrontMatter | undefined {
  if (frontMatterBlock(text)) return undefined
  const first = nearly.exec(text)?.[0]
  if (first === undefined) return undefined
  const below = text.slice(first.length).replace(/^(?:\r\n|\r|\n)/, '')
  const isUnclosed = opening.test(text)
  if (!keyBelow.test(below) || !(isUnclosed || nearlyClosed.test(below))) return undefined
  const line = first.trim()
  return { start: first.length - line.length, length: line.length, isUnclosed }
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
