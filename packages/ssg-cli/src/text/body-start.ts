import { frontMatterBlock } from './front-matter-block.ts'

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
