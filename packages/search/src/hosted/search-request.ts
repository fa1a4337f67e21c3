import type { SearchQuery } from '../search-engine.ts'

const levels = ['lvl0', 'lvl1', 'lvl2', 'lvl3', 'lvl4', 'lvl5', 'lvl6'] as const

/** The tags around what matches: `text-parts.ts` looks for them. */
const matchTags = { start: '<mark>', end: '</mark>' } as const

/**
 * The one request of a search, as DocSearch sends it.
 *
 * @see https://www.algolia.com/doc/rest-api/search/search-multiple-indices
 * @see https://docsearch.algolia.com/docs/api#searchparameters
 */
export function searchRequest(indexName: string, query: SearchQuery) {
  const { text, language, tags, page, hitsPerPage, snippetWords } = query
  return {
    indexName,
    query: text,
    attributesToRetrieve: [...levels.map((level) => `hierarchy.${level}`), 'content', 'type', 'url'],
    attributesToSnippet: [
      ...levels.slice(1).map((level) => `hierarchy.${level}:${snippetWords}`),
      `content:${snippetWords}`,
    ],
    snippetEllipsisText: '…',
    highlightPreTag: matchTags.start,
    highlightPostTag: matchTags.end,
    hitsPerPage,
    page,
    clickAnalytics: false,
    facetFilters: [
      `language:${language}`,
      // A list in the list means any of them.
      ...(tags.length > 0 ? [tags.map((tag) => `docusaurus_tag:${tag}`)] : []),
    ],
  }
}
