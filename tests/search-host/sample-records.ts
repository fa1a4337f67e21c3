import type { SearchRecord } from '../../packages/ssg-cli/src/4-emit/search-records.ts'

/** A record in the shape of DocSearch, with what a test names. */
export function sampleRecord(more: Partial<SearchRecord> & Pick<SearchRecord, 'objectID'>): SearchRecord {
  const url = more.url ?? `https://example.com/${more.objectID}`
  const none = { lvl0: null, lvl1: null, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
  return {
    type: 'lvl1',
    content: null,
    url,
    url_without_anchor: url.replace(/#.*/, ''),
    anchor: null,
    language: 'en',
    docusaurus_tag: 'default',
    weight: { pageRank: 0, level: 100, position: 0 },
    ...more,
    hierarchy: { ...none, lvl0: 'Documentation', lvl1: 'Page', ...more.hierarchy },
  }
}

/** Two pages about charts in one version, one in another, and one in another language. */
export const sampleRecords: readonly SearchRecord[] = [
  sampleRecord({ objectID: 'pie', hierarchy: levels('Pie chart'), docusaurus_tag: 'docs-default-8.1' }),
  sampleRecord({
    objectID: 'pie-colors',
    type: 'content',
    url: 'https://example.com/pie#colors',
    hierarchy: { ...levels('Pie chart'), lvl2: 'Colors' },
    content:
      'Each slice of a chart takes the next color of the list, and when the list is at its end the first one again.',
    docusaurus_tag: 'docs-default-8.1',
    weight: { pageRank: 0, level: 0, position: 3 },
  }),
  sampleRecord({ objectID: 'pie-next', hierarchy: levels('Pie chart'), docusaurus_tag: 'docs-default-current' }),
  sampleRecord({ objectID: 'kuchen', hierarchy: levels('Pie chart auf Deutsch'), language: 'de' }),
  sampleRecord({ objectID: 'about', hierarchy: levels('About us') }),
]

function levels(lvl1: string): SearchRecord['hierarchy'] {
  return { lvl0: 'Documentation', lvl1, lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null }
}
