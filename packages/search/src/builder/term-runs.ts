import { numberText } from '../reader/number-text.ts'

/** The postings of a term in pages that stand side by side. */
export interface TermRun {
  /** Numbers of the first and the last page that have it, and how many there are. */
  readonly first: number
  readonly last: number
  readonly pages: number
  /** Of all but the distance to the first page. */
  readonly postings: string
}

interface Joined {
  readonly parts: string[]
  readonly first: number
  last: number
  pages: number
}

/** Joins the runs of terms, which come in the order of their pages. */
export class TermRuns {
  readonly #terms = new Map<string, Joined>()

  add(term: string, { first, last, pages, postings }: TermRun): void {
    const known = this.#terms.get(term)
    if (known) {
      known.parts.push(numberText(first - known.last - 1), postings)
      known.last = last
      known.pages += pages
    } else this.#terms.set(term, { parts: [postings], first, last, pages })
  }

  /** Each term with its run. Parts are joined here: a text that grows piece by piece would be copied again and again. */
  list<Entry>(entryOf: (term: string, run: TermRun) => Entry): Entry[] {
    return Array.from(this.#terms, ([term, { parts, ...run }]) => entryOf(term, { ...run, postings: parts.join('') }))
  }
}
