import { afterPrefix, maxPrefixPieces, pieceRange, type PieceList } from '../reader/index-format.ts'
import { numberText } from '../reader/number-text.ts'
import { isInHeading, postingsText, PostingsCursor, type Posting } from '../reader/postings.ts'
import type { TermPostings } from './merge-terms.ts'

/** A prefix this long is read from the terms themselves, however many they are. */
const maxPrefix = 6

/**
 * The prefixes of so many terms that no reader should load them all, with the headings that they lead to.
 *
 * `terms` are sorted.
 */
export function prefixTerms(terms: readonly TermPostings[], pieces: PieceList): TermPostings[] {
  const merges: PrefixMerge[] = []
  /** By the number of a term: those that it is part of. */
  const ofTerms: PrefixMerge[][] = terms.map(() => [])
  for (let length = 1; length <= maxPrefix; length++) {
    const found = widePrefixes(terms, length, pieces)
    if (found.length === 0) break
    for (const { prefix, from, to } of found) {
      const merge = new PrefixMerge(prefix)
      merges.push(merge)
      for (const own of ofTerms.slice(from, to)) own.push(merge)
    }
  }
  if (merges.length === 0) return []
  // One walk through all headings, page by page: a prefix of many terms holds no more of them than those of one page.
  for (const [page, headings] of headingsByPage(terms))
    for (const heading of headings) for (const merge of ofTerms[heading.term] ?? []) merge.add(page, heading)
  return merges.map((merge) => merge.end()).sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** A prefix of the terms from one number to before another. */
interface WidePrefix {
  readonly prefix: string
  readonly from: number
  readonly to: number
}

function widePrefixes(terms: readonly TermPostings[], length: number, pieces: PieceList): WidePrefix[] {
  const wide: WidePrefix[] = []
  let from = 0
  while (from < terms.length) {
    const prefix = prefixOf(terms[from]?.key ?? '', length)
    let to = from + 1
    while (to < terms.length && prefixOf(terms[to]?.key ?? '', length) === prefix) to++
    const [first, end] = pieceRange(pieces, prefix, afterPrefix(prefix))
    if (prefix.length === length && end - first > maxPrefixPieces) wide.push({ prefix, from, to })
    from = to
  }
  return wide
}

function prefixOf(term: string, length: number): string {
  return term.slice(0, length)
}

interface HeadingPosting extends Posting {
  /** Number of the term. */
  readonly term: number
}

/** All postings in headings, by page and then by section. */
function headingsByPage(terms: readonly TermPostings[]): (readonly [page: number, headings: HeadingPosting[]])[] {
  const pages = new Map<number, HeadingPosting[]>()
  for (const [term, { postings }] of terms.entries()) {
    const cursor = new PostingsCursor(postings)
    while (cursor.nextPage()) {
      do {
        cursor.next()
        const { page, section, field, position, span, length, extent } = cursor
        if (!isInHeading(field)) continue
        const headings = pages.get(page) ?? []
        if (headings.push({ term, section, field, position, span, length, extent }) === 1) pages.set(page, headings)
      } while (!cursor.isLast)
    }
  }
  for (const headings of pages.values()) headings.sort((a, b) => a.section - b.section)
  return [...pages].sort(([a], [b]) => a - b)
}

/** Joins the headings in which any of the terms of a prefix stands; the best and earliest word of each. */
class PrefixMerge {
  readonly #key: string
  #text = ''
  #pages = 0
  #page = -1
  /** The page before, of which the text has the headings. */
  #before = -1
  /** Of the page, by section. */
  #headings: Posting[] = []

  constructor(key: string) {
    this.#key = key
  }

  /** Pages and the sections of each come in their order. */
  add(page: number, heading: Posting): void {
    if (page !== this.#page) this.#flush()
    this.#page = page
    const last = this.#headings.at(-1)
    if (last?.section !== heading.section) this.#headings.push(heading)
    else if (isBetter(heading, last)) this.#headings[this.#headings.length - 1] = heading
  }

  end(): TermPostings {
    this.#flush()
    return { key: this.#key, postings: numberText(this.#pages) + this.#text }
  }

  #flush(): void {
    if (this.#headings.length === 0) return
    this.#text += numberText(this.#page - this.#before - 1) + postingsText(this.#headings)
    this.#before = this.#page
    this.#pages++
    this.#headings = []
  }
}

function isBetter(posting: Posting, known: Posting): boolean {
  if (posting.field !== known.field) return posting.field > known.field
  return posting.position < known.position
}
