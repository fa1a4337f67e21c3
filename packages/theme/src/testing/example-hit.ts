import type { SearchHit } from '@docs-build/search'

/** A hit of a section of a page, for tests. */
export function exampleHit({
  objectID = 'a',
  type = 'lvl1',
  url = `https://steam.example/${objectID}`,
  content = null,
  marked = { hierarchy: {} },
  ...levels
}: Partial<Omit<SearchHit, 'hierarchy'>> & Partial<SearchHit['hierarchy']>): SearchHit {
  const none = { lvl0: 'Guide', lvl1: 'Pumps', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  return { objectID, type, url, content, marked, hierarchy: { ...none, ...levels } }
}
