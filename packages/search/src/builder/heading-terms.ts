import { numberText } from '../reader/number-text.ts'
import { isInHeading, postingsText, PostingsCursor, type Posting } from '../reader/postings.ts'
import { visitTermLines } from './term-lines.ts'

/** Of what `pageTerms` gave, the terms that stand in headings, with their postings there. */
export function headingTerms(text: string): string {
  const lines: string[] = []
  visitTermLines(text, (term, from, to) => {
    const found = inHeadings(text.slice(from, to))
    if (found.length > 0) lines.push(`${term}\t${postingsText(found)}`)
  })
  return lines.join('\n')
}

/** What precedes the postings of a page where they are those of all pages: one page, the first. */
const onePage = numberText(1) + numberText(0)

function inHeadings(postings: string): readonly Posting[] {
  const found: Posting[] = []
  const cursor = new PostingsCursor(onePage + postings)
  cursor.nextPage()
  do {
    cursor.next()
    const { section, field, position, span, length, extent } = cursor
    if (isInHeading(field)) found.push({ section, field, position, span, length, extent })
  } while (!cursor.isLast)
  return found
}
