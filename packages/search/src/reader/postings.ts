import { NumberReader, numberText } from './number-text.ts'

/** Where in a section a term stands. */
export const field = {
  content: 0,
  contentOften: 1,
  /** Part of a name in the heading: `enthalpy` in `specificEnthalpy`. */
  headingPart: 2,
  heading: 3,
  /** The path to the page in the sidebar. Only section 0. */
  context: 4,
  /** Only section 0. */
  description: 5,
  /** What else readers call the subject of the page. Only section 0. */
  keyword: 6,
} as const

/** A term in a section. Section 0 is the beginning of a page: its heading is the page's title. */
export interface Posting {
  readonly section: number
  readonly field: number
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
  return found === field.heading || found === field.headingPart
}

/** The postings of one term in one page, by section. At least one. */
export function postingsText(postings: readonly Posting[]): string {
  let text = ''
  let before = 0
  for (const [index, posting] of postings.entries()) {
    const isLast = index === postings.length - 1
    text += numberText((posting.section - before) * 16 + posting.field * 2 + (isLast ? 1 : 0))
    if (isInHeading(posting.field)) {
      text += numberText(posting.position)
      text += numberText(posting.length * (maxSpan + 1) + Math.min(posting.span, maxSpan))
      if (posting.section > 0) text += numberText(posting.extent)
    }
    before = posting.section
  }
  return text
}

/**
 * Walks through the postings of a term: of all pages, each as its number's distance to the page before and
 * {@link postingsText}. A cursor with fields and no objects, because a query may meet a hundred thousand postings.
 *
 *     while (cursor.nextPage()) {
 *       do cursor.next()
 *       while (!cursor.isLast)
 *     }
 */
export class PostingsCursor {
  /** In how many pages the term stands. */
  readonly pages: number
  page = -1
  section = 0
  field = 0
  /** In headings only, as in {@link Posting}. */
  position = 0
  span = 0
  length = 0
  extent = 0
  /** This posting is the last one of its page. */
  isLast = true
  private readonly reader: NumberReader

  constructor(text: string) {
    this.reader = new NumberReader(text)
    this.pages = this.reader.next()
  }

  /** Go to before the first posting of the next page; false when there is none. */
  nextPage(): boolean {
    if (this.reader.isAtEnd) return false
    this.page += this.reader.next() + 1
    this.section = 0
    return true
  }

  /** Go to the next posting of the page. */
  next(): void {
    const { reader } = this
    const code = reader.next()
    this.isLast = (code & 1) === 1
    this.section += code >> 4
    this.field = (code >> 1) & 7
    if (!isInHeading(this.field)) return
    this.position = reader.next()
    const size = reader.next()
    this.span = size % (maxSpan + 1)
    this.length = Math.floor(size / (maxSpan + 1))
    this.extent = this.section > 0 ? reader.next() : wholePage
  }
}
