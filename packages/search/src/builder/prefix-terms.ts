import { afterPrefix, maxPrefixPieces, pieceRange, type PieceList } from '../reader/index-format.ts'
import { numberText } from '../reader/number-text.ts'
import { postingsText, PostingsCursor, type Posting } from '../reader/postings.ts'
import type { TermGroup } from './group-terms.ts'
import { mergeTerms, type TermPostings } from './merge-terms.ts'
import type { Keep } from './term-groups.ts'

/** A prefix this long is read from the terms themselves, however many they are. */
const maxPrefix = 6

/** The prefixes of so many terms that no reader should load them all. `terms` are sorted. */
export function widePrefixes(terms: readonly TermPostings[], pieces: PieceList): string[] {
  const wide: string[] = []
  // What begins with a prefix of few terms is one of few, too.
  let runs: readonly Run[] = [{ from: 0, to: terms.length }]
  for (let length = 1; length <= maxPrefix && runs.length > 0; length++) {
    runs = runs
      .flatMap((run) => runsOfPrefixes(terms, run, length))
      .filter((run) => {
        const prefix = (terms[run.from]?.key ?? '').slice(0, length)
        const [first, end] = pieceRange(pieces, prefix, afterPrefix(prefix))
        return prefix.length === length && end - first > maxPrefixPieces
      })
    wide.push(...runs.map(({ from }) => (terms[from]?.key ?? '').slice(0, length)))
  }
  return wide
}

/** Terms from one number to before another. */
interface Run {
  readonly from: number
  readonly to: number
}

/** The terms of a run by their first characters. */
function runsOfPrefixes(terms: readonly TermPostings[], { from, to }: Run, length: number): Run[] {
  const runs: Run[] = []
  for (let start = from; start < to;) {
    const prefix = (terms[start]?.key ?? '').slice(0, length)
    let end = start + 1
    while (end < to && (terms[end]?.key ?? '').slice(0, length) === prefix) end++
    runs.push({ from: start, to: end })
    start = end
  }
  return runs
}

/**
 * Prefixes with the headings that they lead to: of all terms that begin with them.
 *
 * @param headings terms with their postings in headings
 */
export function prefixTerms(prefixes: readonly string[], headings: readonly TermPostings[]): TermPostings[] {
  const merges = new Map(prefixes.map((prefix) => [prefix, new PrefixMerge(prefix)]))
  const ofTerms = headings.map(({ key }) =>
    Array.from({ length: maxPrefix }, (_, index) => merges.get(key.slice(0, index + 1))).filter(
      (merge, index): merge is PrefixMerge => merge !== undefined && index < key.length,
    ),
  )
  // One walk through all headings, page by page: a prefix of many terms holds no more of them than those of one page.
  for (const [page, found] of headingsByPage(headings))
    for (const heading of found) for (const merge of ofTerms[heading.term] ?? []) merge.add(page, heading)
  return Array.from(merges.values(), (merge) => merge.end()).sort((a, b) => (a.key < b.key ? -1 : 1))
}

/** {@link prefixTerms} of groups of headings, from the last time if none of these changed. */
export function keptPrefixTerms(
  prefixes: readonly string[],
  headings: Iterable<TermGroup>,
  keep: Keep,
): readonly TermPostings[] {
  if (prefixes.length === 0) return []
  const groups = [...headings]
  const key = [...prefixes, ...groups.map(({ text }) => text)].join('\n\n')
  const text = keep(`prefixes ${key}`, () =>
    prefixTerms(prefixes, mergeTerms(groups))
      .map(({ key: prefix, postings }) => `${prefix}\t${postings}`)
      .join('\n'),
  )()
  return text.split('\n').map((line) => {
    const tab = line.indexOf('\t')
    return { key: line.slice(0, tab), postings: line.slice(tab + 1) }
  })
}

interface HeadingPosting extends Posting {
  /** Number of the term. */
  readonly term: number
}

/** The postings of terms, by page and then by section. */
function headingsByPage(terms: readonly TermPostings[]): (readonly [page: number, headings: HeadingPosting[]])[] {
  const pages = new Map<number, HeadingPosting[]>()
  for (const [term, { postings }] of terms.entries()) {
    const cursor = new PostingsCursor(postings)
    while (cursor.nextPage()) {
      do {
        cursor.next()
        const { page, section, field, position, span, length, extent } = cursor
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
