import { NumberReader, numberText } from './number-text.ts'

/** Where in a section a term stands. */
export const place = {
  content: 0,
  contentOften: 1,
  /** Part of a name in the heading: `enthalpy` in `specificEnthalpy`. */
  headingPart: 2,
  heading: 3,
  /** The path to the page in the sidebar, and its keywords. Only section 0. */
  context: 4,
  /** Only section 0. */
  description: 5,
} as const

/** A term in a section. Section 0 is the beginning of a page: its heading is the page's title. */
export interface Posting {
  readonly section: number
  readonly place: number
  /** In headings: which of its words the term is, how many of them it stands for, and how many there are. */
  readonly position: number
  readonly span: number
  readonly length: number
  /** In headings: how many of the sections that follow belong to it. */
  readonly extent: number
}

const maxSpan = 7
/** The extent of a page's title. */
const wholePage = 0x7fffffff

/** True when the term stands in the heading. */
export function isInHeading(found: number): boolean {
  return found === place.heading || found === place.headingPart
}

/** The postings of one term in one page, by section. At least one. */
export function postingsText(postings: readonly Posting[]): string {
  let text = ''
  let before = 0
  for (const [index, posting] of postings.entries()) {
    const isLast = index === postings.length - 1
    text += numberText((posting.section - before) * 16 + posting.place * 2 + (isLast ? 1 : 0))
    if (isInHeading(posting.place)) {
      text += numberText(posting.position)
      text += numberText(posting.length * (maxSpan + 1) + Math.min(posting.span, maxSpan))
      if (posting.section > 0) text += numberText(posting.extent)
    }
    before = posting.section
  }
  return text
}

/** Called for each posting; numbers and no object, because a query may meet a hundred thousand of them. */
export type VisitPosting = (
  page: number,
  section: number,
  place: number,
  position: number,
  span: number,
  length: number,
  extent: number,
) => void

/** Visit the postings of a term: of all pages, each as its number's distance to the page before and {@link postingsText}. */
export function readPostings(text: string, visit: VisitPosting): void {
  const reader = new NumberReader(text)
  let page = -1
  // How many pages there are comes first.
  reader.next()
  while (!reader.isAtEnd) {
    page += reader.next() + 1
    let section = 0
    for (let isLast = false; !isLast;) {
      const code = reader.next()
      isLast = (code & 1) === 1
      section += code >> 4
      const found = (code >> 1) & 7
      if (!isInHeading(found)) {
        visit(page, section, found, 0, 0, 0, 0)
        continue
      }
      const position = reader.next()
      const size = reader.next()
      const extent = section > 0 ? reader.next() : wholePage
      visit(page, section, found, position, size % (maxSpan + 1), Math.floor(size / (maxSpan + 1)), extent)
    }
  }
}

/** In how many pages a term stands, from its postings. */
export function pageCount(text: string): number {
  return new NumberReader(text).next()
}
