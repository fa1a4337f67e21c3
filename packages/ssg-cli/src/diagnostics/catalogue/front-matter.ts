import { inOwnWords } from './in-own-words.ts'

/** Front matter that is no YAML, or a key of the wrong type. */
export const invalidFrontMatter = inOwnWords('invalid-front-matter')

/** Front matter that is none: something stands before it or beside its first line, or nothing ends it. */
export const lostFrontMatter = inOwnWords('lost-front-matter')

/** A title or a label without words. */
export const emptyText = inOwnWords('empty-text')

/** A day that the calendar lacks. */
export const impossibleDate = inOwnWords('impossible-date')
