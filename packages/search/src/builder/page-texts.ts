import type { PageText } from '../reader/index-format.ts'
import type { IndexedPage } from './indexed-page.ts'

/** Characters of text in one piece: the text of a longer page is cut between sections. */
const maxText = 12_000

/** The texts of a page as hits show them. A page's number is not in them: it changes with other pages. */
export function pageTexts(page: IndexedPage): PageText[] {
  const texts: PageText[] = []
  const above: (string | null)[] = [page.lvl0, page.title, null, null, null, null, null]
  let sections: (readonly [number, string, string, string])[] = []
  let from = 0
  let size = 0
  let start = [...above]
  const flush = () => {
    const { url, lvl0, title, description } = page
    texts.push({ url, lvl0, title, description: from === 0 ? description : '', from, above: start, sections })
  }
  for (const [index, { level, anchor, heading, texts: own }] of page.sections.entries()) {
    const content = own.join(' ')
    const length = heading.length + content.length
    if (size > 0 && size + length > maxText) {
      flush()
      sections = []
      from = index
      size = 0
      start = [...above]
    }
    if (index > 0) {
      above.fill(null, level)
      above[level] = heading
    }
    sections.push([level, anchor ?? '', heading, content])
    size += length
  }
  flush()
  return texts
}
