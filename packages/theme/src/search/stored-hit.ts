import type { SearchHit, SearchLevel } from '@docs-build/search'

/** A hit as readers keep it: without what belongs to the query that found it. */
export type StoredHit = Omit<SearchHit, 'marked'>

const levels: readonly SearchLevel[] = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6']

/** Make of a hit what is worth keeping: text below a heading is kept as the page that it stands in. */
export function storedHit({ hit, parent }: { readonly hit: SearchHit; readonly parent?: SearchHit }): StoredHit {
  if (hit.type !== 'content') return withoutMarks(hit)
  return parent ? withoutMarks(parent) : pageOf(hit)
}

function withoutMarks({ objectID, type, url, hierarchy, content }: SearchHit): StoredHit {
  return { objectID, type, url, hierarchy, content }
}

function pageOf({ url, hierarchy: { lvl0, lvl1 } }: SearchHit): StoredHit {
  const page = url.replace(/#.*$/, '')
  const hierarchy = { lvl0, lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  return { objectID: page, type: 'lvl1', url: page, hierarchy, content: null }
}

/** The words that name a kept hit: its own heading. */
export function hitTitle({ type, hierarchy, url }: StoredHit): string {
  return (type === 'content' ? null : hierarchy[type]) ?? hierarchy.lvl1 ?? hierarchy.lvl0 ?? url
}

/** Read what a browser kept. Whatever has not the shape of a hit is left out: other versions of a site may have written it. */
export function parseStoredHits(text: string | undefined): readonly StoredHit[] {
  try {
    const value: unknown = JSON.parse(text ?? '[]')
    return Array.isArray(value) ? value.flatMap(parseHit) : []
  } catch {
    return []
  }
}

function parseHit(value: unknown): readonly StoredHit[] {
  if (!isRecord(value) || !isRecord(value['hierarchy'])) return []
  const { objectID, url, type, content, hierarchy } = value
  if (typeof objectID !== 'string' || typeof url !== 'string' || !isType(type)) return []
  const texts = levels.map((level) => [level, textOrNull(hierarchy[level])] as const)
  return [
    {
      objectID,
      type,
      url,
      // The list above holds every level once.
      hierarchy: Object.fromEntries(texts) as StoredHit['hierarchy'],
      content: textOrNull(content),
    },
  ]
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null
}

function isType(value: unknown): value is StoredHit['type'] {
  return value === 'content' || (value !== 'lvl0' && levels.some((level) => level === value))
}

function textOrNull(value: unknown): string | null {
  return typeof value === 'string' ? value : null
}
