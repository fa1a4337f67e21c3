import type { IndexedPage } from '@docs-build/search/builder'

/**
 * A record of the search index in the shape of DocSearch.
 *
 * @see https://docsearch.algolia.com/docs/record-extractor
 */
export interface SearchRecord {
  /** The same in every build, whatever else the page holds: the URL, and for texts which one below its heading. */
  readonly objectID: string
  readonly type: 'lvl1' | 'lvl2' | 'lvl3' | 'lvl4' | 'lvl5' | 'lvl6' | 'content'
  readonly hierarchy: Readonly<Record<`lvl${0 | 1 | 2 | 3 | 4 | 5 | 6}`, string | null>>
  readonly content: string | null
  readonly url: string
  readonly url_without_anchor: string
  readonly anchor: string | null
  /** Of the site that the record belongs to: searches of that language find it. */
  readonly language: string
  /** BCP 47 tag of its text, where that is in another language. */
  readonly lang?: string
  readonly docusaurus_tag: string
  readonly weight: { readonly pageRank: number; readonly level: number; readonly position: number }
}

/** Longest content of one record, in characters: the hosted engine takes 10 KB a record at most. */
const maxContent = 2000

/**
 * The records of one page: one for the page, one for each heading, one for each span of text.
 *
 * `origin` begins the absolute URLs: `https://example.com`.
 */
export function searchRecords(page: IndexedPage, origin: string): SearchRecord[] {
  const url = origin + page.url
  const levels: (string | null)[] = [page.lvl0, page.title, null, null, null, null, null]
  const records: SearchRecord[] = []
  const ids = new Map<string, number>()
  const add = (type: SearchRecord['type'], level: number, anchor: string | undefined, content: string | null) => {
    const [lvl0 = null, lvl1 = null, lvl2 = null, lvl3 = null, lvl4 = null, lvl5 = null, lvl6 = null] = levels
    const address = anchor === undefined ? url : `${url}#${anchor}`
    records.push({
      objectID: unique(type === 'content' ? `${address}:text` : address, ids),
      type,
      hierarchy: { lvl0, lvl1, lvl2, lvl3, lvl4, lvl5, lvl6 },
      content,
      url: address,
      url_without_anchor: url,
      anchor: anchor ?? null,
      language: page.language,
      ...(page.textLanguage !== undefined && { lang: page.textLanguage }),
      docusaurus_tag: page.tag,
      weight: { pageRank: 0, level: type === 'content' ? 0 : 110 - 10 * level, position: records.length },
    })
  }
  add('lvl1', 1, undefined, page.description || null)
  for (const [index, { level, anchor, heading, texts }] of page.sections.entries()) {
    if (index > 0) {
      levels.fill(null, level)
      levels[level] = heading
      add(headingType(level), level, anchor, null)
    }
    for (const content of chunks(texts)) add('content', level, anchor, content)
  }
  return records
}

/** `id`, or `id-2` when there was one before. */
function unique(id: string, ids: Map<string, number>): string {
  const count = (ids.get(id) ?? 0) + 1
  ids.set(id, count)
  return count === 1 ? id : `${id}-${count}`
}

function headingType(level: number): SearchRecord['type'] {
  const types = ['lvl1', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const
  return types[level] ?? 'lvl6'
}

/** Join short texts up to {@link maxContent}; a longer one is cut into several, between words where it can be. */
function chunks(texts: readonly string[]): string[] {
  const joined: string[] = []
  let current = ''
  for (const text of texts.flatMap(cut)) {
    if (current !== '' && current.length + text.length + 1 > maxContent) {
      joined.push(current)
      current = ''
    }
    current = current === '' ? text : `${current} ${text}`
  }
  return current === '' ? joined : [...joined, current]
}

function cut(text: string): string[] {
  const pieces: string[] = []
  let rest = text
  while (rest.length > maxContent) {
    const space = rest.lastIndexOf(' ', maxContent)
    const end = space > 0 ? space : maxContent
    pieces.push(rest.slice(0, end))
    rest = rest.slice(end).trimStart()
  }
  return [...pieces, rest]
}
