import { afterPrefix, maxPrefixPieces, pieceRange, type PieceList } from '../../../search/embedded/index-format.ts'
import { numberText } from '../../../search/embedded/number-text.ts'
import { isInHeading, postingsText, readPostings, type Posting } from '../../../search/embedded/postings.ts'
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
  for (let length = 1; length <= maxPrefix; length++) {
    let from = 0
    let found = 0
    while (from < terms.length) {
      const prefix = prefixOf(terms[from]?.key ?? '', length)
      let to = from + 1
      while (to < terms.length && prefixOf(terms[to]?.key ?? '', length) === prefix) to++
      const [first, end] = pieceRange(pieces, prefix, afterPrefix(prefix))
      if (prefix.length === length && end - first > maxPrefixPieces) {
        wide.push({ key: prefix, postings: headingPostings(terms.slice(from, to)) })
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

/** The headings in which any of the terms stands; the earliest word of each. */
function headingPostings(terms: readonly TermPostings[]): string {
  const pages = new Map<number, Map<number, Posting>>()
  for (const { postings } of terms) {
    readPostings(postings, (page, section, place, position, span, length, extent) => {
      if (!isInHeading(place)) return
      const posting = { section, place, position, span, length, extent }
      const sections = pages.get(page) ?? new Map<number, Posting>()
      pages.set(page, sections)
      const known = sections.get(section)
      if (!known || isBetter(posting, known)) sections.set(section, posting)
    })
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
  if (posting.place !== known.place) return posting.place > known.place
  return posting.position < known.position
}
