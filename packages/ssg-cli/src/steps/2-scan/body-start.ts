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
 *     bodyStart('---\ntitle: A\n---\nText')  // → {offset: 21, line: 4}
 */
export function bodyStart(text: string): BodyStart {
  const opening = /^\uFEFF?---[ \t]*\r?\n/.exec(text)
  if (!opening) return { offset: text.startsWith('\uFEFF') ? 1 : 0, line: 1 }
  const closing = /^---[ \t]*(?:\r?\n|$)/gm
  closing.lastIndex = opening[0].length
  const end = closing.exec(text)
  if (!end) return { offset: opening[0].length - opening[0].length, line: 1 }
  const offset = end.index + end[0].length
  return { offset, line: text.slice(0, offset).split('\n').length }
}
