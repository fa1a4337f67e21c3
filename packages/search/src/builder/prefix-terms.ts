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
  const wide: TermPostings[] = []
  // Each term's postings are read once, however many prefixes it has.
  const read = new Map<TermPostings, readonly HeadingPosting[]>()
  const headingsOf = (term: TermPostings) => {
    const known = read.get(term) ?? headingsIn(term.postings)
    read.set(term, known)
    return known
  }
  for (let length = 1; length <= maxPrefix; length++) {
    let from = 0
    let found = 0
    while (from < terms.length) {
      const prefix = prefixOf(terms[from]?.key ?? '', length)
      let to = from + 1
      while (to < terms.length && prefixOf(terms[to]?.key ?? '', length) === prefix) to++
      const [first, end] = pieceRange(pieces, prefix, afterPrefix(prefix))
      if (prefix.length === length && end - first > maxPrefixPieces) {
        wide.push({ key: prefix, postings: headingPostings(terms.slice(from, to).map(headingsOf)) })
        found++
      }
      from = to
    }
    if (found === 0) break
  }
  return wide.sort((a, b) => (a.key < b.key ? -1 : 1))
}

function prefixOf(term: string, length: number): string {
  return term.slice(0, length)
}

interface HeadingPosting extends Posting {
  readonly page: number
}

function headingsIn(postings: string): HeadingPosting[] {
  const found: HeadingPosting[] = []
  const cursor = new PostingsCursor(postings)
  while (cursor.nextPage()) {
    do {
      cursor.next()
      const { page, section, field, position, span, length, extent } = cursor
      if (isInHeading(field)) found.push({ page, section, field, position, span, length, extent })
    } while (!cursor.isLast)
  }
  return found
}

/** The headings in which any of the terms stands; the best and earliest word of each. */
function headingPostings(terms: readonly (readonly HeadingPosting[])[]): string {
  const pages = new Map<number, Map<number, Posting>>()
  for (const headings of terms) {
    for (const posting of headings) {
      const sections = pages.get(posting.page) ?? new Map<number, Posting>()
      pages.set(posting.page, sections)
      const known = sections.get(posting.section)
      if (!known || isBetter(posting, known)) sections.set(posting.section, posting)
    }
  }
  let last = -1
  let text = numberText(pages.size)
  for (const [page, sections] of [...pages].sort(([a], [b]) => a - b)) {
    text += numberText(page - last - 1)
    text += postingsText([...sections.values()].sort((a, b) => a.section - b.section))
    last = page
  }
  return text
}

function isBetter(posting: Posting, known: Posting): boolean {
  if (posting.field !== known.field) return posting.field > known.field
  return posting.position < known.position
}
