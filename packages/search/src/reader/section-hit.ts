import type { SearchHit, SearchLevel, TextPart } from '../search-engine.ts'
import type { PageText } from './index-format.ts'
import { markedParts, marksIn, type Matcher } from './mark-text.ts'
import type { RankedSection } from './rank-sections.ts'
import { snippet } from './snippet.ts'

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const satisfies readonly SearchLevel[]
/** Types by level; a page's title is level 1, whatever the Markdown says. */
const types = ['lvl1', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** A section as the dialog and the page show it. Undefined when the text does not hold it. */
export function sectionHit(input: {
  readonly ranked: RankedSection
  readonly text: PageText
  readonly origin: string
  readonly match: Matcher
  /** The same without stop words: a text is full of them. */
  readonly matchText: Matcher
  readonly snippetWords: number
}): SearchHit | undefined {
  const { ranked, text, match } = input
  const section = text.sections[ranked.section - text.from]
  if (!section) return undefined
  const [level, anchor, , ownContent] = section
  const isTitle = ranked.section === 0
  const type = !ranked.isHeading ? 'content' : isTitle ? 'lvl1' : (types[level] ?? 'lvl6')
  const content = type === 'lvl1' ? text.description : type === 'content' ? ownContent : ''
  const headings = headingsAt(text, ranked.section)
  const url = input.origin + text.url + (anchor === '' ? '' : `#${anchor}`)
  const hierarchy: Partial<Record<SearchLevel, string | null>> = {}
  const marked: Partial<Record<SearchLevel, readonly TextPart[]>> = {}
  for (const [index, name] of levels.entries()) {
    const heading = headings[index] ?? null
    hierarchy[name] = heading
    if (heading !== null) marked[name] = markedParts(heading, marksIn(heading, match))
  }
  return {
    objectID: type === 'content' ? `${url}:text` : url,
    type,
    url,
    // Each level was set above.
    hierarchy: hierarchy as SearchHit['hierarchy'],
    content: content === '' ? null : content,
    marked: {
      hierarchy: marked,
      ...(content !== '' && { content: snippet(content, input.matchText, input.snippetWords) }),
    },
  }
}

/** Texts of all levels above and at a section. */
function headingsAt(text: PageText, section: number): (string | null)[] {
  const headings = [...text.above]
  for (const [index, [level, , heading]] of text.sections.entries()) {
    const number = text.from + index
    if (number > section) break
    if (number === 0) continue
    headings.fill(null, level)
    headings[level] = heading
  }
  return headings
}
