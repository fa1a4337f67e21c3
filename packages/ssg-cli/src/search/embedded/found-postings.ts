import { readPostings } from './postings.ts'
import type { TermMatch } from './term-match.ts'

/** A word of the query with all terms that may stand for it. */
export interface SearchedWord {
  readonly matches: readonly TermMatch[]
  readonly isOptional: boolean
}

/**
 * All postings of all words in columns, those of one page side by side: from `starts[page]` to before
 * `starts[page + 1]`, in `order`.
 *
 * Columns of numbers, because objects for tens of thousands of postings would take most of a keystroke's time.
 */
export interface FoundPostings {
  readonly starts: Int32Array
  readonly order: Int32Array
  /** Which word, and how surely it is meant, from 0 to 1. */
  readonly word: Uint8Array
  readonly quality: Float32Array
  readonly section: Int32Array
  readonly place: Uint8Array
  /** In headings only. */
  readonly position: Int32Array
  readonly span: Uint8Array
  readonly length: Int32Array
  readonly extent: Int32Array
  /** How much of its words a heading match stands for: less for a beginning of a word. */
  readonly covered: Float32Array
  /** Bits of the words that each page holds. */
  readonly masks: Uint16Array
}

/** Read the postings of words in the pages that are `allowed` (1). */
export function foundPostings(words: readonly SearchedWord[], allowed: Uint8Array): FoundPostings {
  const most = words.reduce(
    (sum, { matches }) => sum + matches.reduce((own, match) => own + match.postings.length, 0),
    0,
  )
  const pages = new Int32Array(most)
  const columns = {
    word: new Uint8Array(most),
    quality: new Float32Array(most),
    section: new Int32Array(most),
    place: new Uint8Array(most),
    position: new Int32Array(most),
    span: new Uint8Array(most),
    length: new Int32Array(most),
    extent: new Int32Array(most),
    covered: new Float32Array(most),
  }
  const masks = new Uint16Array(allowed.length)
  const starts = new Int32Array(allowed.length + 1)
  let count = 0
  for (const [word, { matches }] of words.entries()) {
    const bit = 1 << word
    for (const { term, postings, quality, typed } of matches) {
      const share = quality * Math.min(1, typed / term.length)
      readPostings(postings, (page, section, place, position, span, length, extent) => {
        if (allowed[page] !== 1) return
        pages[count] = page
        columns.word[count] = word
        columns.quality[count] = quality
        columns.section[count] = section
        columns.place[count] = place
        columns.position[count] = position
        columns.span[count] = span
        columns.length[count] = length
        columns.extent[count] = extent
        columns.covered[count] = span * share
        masks[page] = (masks[page] ?? 0) | bit
        starts[page + 1] = (starts[page + 1] ?? 0) + 1
        count++
      })
    }
  }
  for (let page = 0; page < allowed.length; page++) starts[page + 1] = (starts[page + 1] ?? 0) + (starts[page] ?? 0)
  const order = new Int32Array(count)
  const next = starts.slice()
  for (let index = 0; index < count; index++) {
    const page = pages[index] ?? 0
    const at = next[page] ?? 0
    order[at] = index
    next[page] = at + 1
  }
  return { ...columns, starts, order, masks }
}
