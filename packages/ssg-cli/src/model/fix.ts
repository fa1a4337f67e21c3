import type { Position } from './diagnostic.ts'

/** A repair of a file: the text at a position, before and after. */
export interface Fix extends Position {
  /** Relative to the site folder, with forward slashes. */
  readonly file: string
  readonly before: string
  readonly after: string
  /** Why it is safe, as words that follow a colon: `the file moved`. */
  readonly reason: string
  /** True for the id of a doc in a sidebar. Else it is a URL or a path. */
  readonly isId?: boolean
}
