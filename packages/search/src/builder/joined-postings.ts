import { numberText } from '../reader/number-text.ts'
import { field, isInHeading, postingsText, PostingsCursor, type Posting } from '../reader/postings.ts'

/** Join the postings of words that stand for one thing: in each section what says most, and no word as it is asked for. */
export function joinedPostings(texts: readonly string[]): string {
  const pages = new Map<number, Map<number, Posting>>()
  for (const text of texts) {
    const cursor = new PostingsCursor(text)
    while (cursor.nextPage()) {
      const sections = pages.get(cursor.page) ?? new Map<number, Posting>()
      pages.set(cursor.page, sections)
      do {
        cursor.next()
        const { section, field: where, position, span, length, extent } = cursor
        const found = where === field.heading ? field.headingPart : where
        const known = sections.get(section)
        if (!known || rank(found) > rank(known.field))
          sections.set(section, { section, field: found, position, span, length, extent })
      } while (!cursor.isLast)
    }
  }
  let last = -1
  let joined = numberText(pages.size)
  for (const [page, sections] of [...pages].sort(([a], [b]) => a - b)) {
    joined += numberText(page - last - 1) + postingsText([...sections.values()].sort((a, b) => a.section - b.section))
    last = page
  }
  return joined
}

/** Headings say more than descriptions, and these more than texts and paths. */
function rank(where: number): number {
  if (isInHeading(where)) return 4
  return where === field.description ? 3 : where === field.context ? 0 : 1 + where
}
