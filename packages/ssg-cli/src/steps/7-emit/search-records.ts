import type { SectionFact } from '../../model/compiled.ts'
import type { Page } from '../../page.ts'

/**
 * A record of the search index in the shape of DocSearch.
 *
 * @see https://docsearch.algolia.com/docs/record-extractor
 */
export interface SearchRecord {
  readonly objectID: string
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content'
  readonly hierarchy: Readonly<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>>
  readonly content: string | null
  readonly url: string
  readonly url_without_anchor: string
  readonly anchor: string | null
  readonly language: string
  readonly docusaurus_tag: string
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number }
}

/** Longest content of one record, in characters: the hosted engine takes 10 KB a record at most. */
const maxContent = 2000

/** The records of one page: one for the page, one for each heading, one for each stretch of text. */
export function searchRecords(input: {
  readonly page: Page
  readonly sections: readonly SectionFact[]
  readonly language: string
}): SearchRecord[] {
  const { page, sections, language } = input
  if (page.meta.noIndex || page.content.type !== 'doc') return []
  const { breadcrumbs, title } = page.content
  const lvl0 = breadcrumbs.length > 1 ? (breadcrumbs[0]?.label ?? title) : 'Documentation'
  const levels: (string | null)[] = [lvl0, title, null, null, null, null, null]
  const records: SearchRecord[] = []
  const add = (type: SearchRecord['type'], level: number, anchor: string | undefined, content: string | null) => {
    const [l0 = null, l1 = null, l2 = null, l3 = null, l4 = null, l5 = null, l6 = null] = levels
    records.push({
      objectID: `${page.meta.canonical}#${anchor ?? ''}-${records.length}`,
      type,
      hierarchy: { lvl0: l0, lvl1: l1, lvl2: l2, lvl3: l3, lvl4: l4, lvl5: l5, lvl6: l6 },
      content,
      url: anchor === undefined ? page.meta.canonical : `${page.meta.canonical}#${anchor}`,
      url_without_anchor: page.meta.canonical,
      anchor: anchor ?? null,
      language,
      docusaurus_tag: page.meta.searchTag,
      weight: { pageRank: 0, level: type === 'content' ? 0 : 110 - 10 * level, position: records.length },
    })
  }
  add('lvl1', 1, undefined, page.meta.description || null)
  for (const section of sections) {
    if (section.level > 1) {
      levels.fill(null, section.level)
      levels[section.level] = section.heading
      add(headingType(section.level), section.level, section.anchor, null)
    }
    for (const content of chunks(section.texts)) add('content', section.level, section.anchor, content)
  }
  return records
}

function headingType(level: number): SearchRecord['type'] {
  const types = ['lvl1', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
  return types[level] ?? 'lvl6'
}

/** Join short texts up to {@link maxContent}; a longer one stands alone, cut. */
function chunks(texts: readonly string[]): string[] {
  const joined: string[] = []
  let current = ''
  for (const text of texts) {
    if (current !== '' && current.length + text.length + 1 > maxContent) {
      joined.push(current)
      current = ''
    }
    current = current === '' ? text.slice(0, maxContent) : `${current} ${text}`
  }
  return current === '' ? joined : [...joined, current]
}
