import { numberText } from '../reader/number-text.ts'
import { isInHeading, postingsText, PostingsCursor, type Posting } from '../reader/postings.ts'
import { groupText, joinedTerms, type JoinedTerm } from './group-terms.ts'
import { allPostings } from './merge-terms.ts'

/** Of a group of pages what stands in their headings, as a group: it stays the same when the text below them changes. */
export function headingTerms(group: string): string {
  const found = new Map<string, JoinedTerm>()
  for (const [term, joined] of joinedTerms([{ start: 0, text: group }])) {
    const headings = headingsOf(allPostings(joined))
    if (headings) found.set(term, headings)
  }
  return groupText(found)
}

function headingsOf(postings: string): JoinedTerm | undefined {
  const cursor = new PostingsCursor(postings)
  let found: JoinedTerm | undefined
  while (cursor.nextPage()) {
    const headings = headingsOfPage(cursor)
    if (headings.length === 0) continue
    const { page } = cursor
    if (found) {
      found.parts.push(numberText(page - found.last - 1))
      found.last = page
      found.pages++
    } else found = { first: page, last: page, pages: 1, parts: [] }
    found.parts.push(postingsText(headings))
  }
  return found
}

function headingsOfPage(cursor: PostingsCursor): readonly Posting[] {
  const headings: Posting[] = []
  do {
    cursor.next()
    const { section, field, position, span, length, extent } = cursor
    if (isInHeading(field)) headings.push({ section, field, position, span, length, extent })
  } while (!cursor.isLast)
  return headings
}
