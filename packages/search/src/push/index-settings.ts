/**
 * How a hosted index searches our records: headings before text, the higher the better; one hit for each URL; filters
 * for language and version. The values are those of DocSearch for sites of this kind.
 *
 * @see https://docsearch.algolia.com/docs/templates#docusaurus-v3-template
 */
export const indexSettings = {
  searchableAttributes: [
    ...[0, 1, 2, 3, 4, 5, 6].map((level) => `unordered(hierarchy.lvl${level})`),
    // Within a text, an early match says more than a late one.
    'content',
  ],
  attributesForFaceting: ['filterOnly(language)', 'filterOnly(docusaurus_tag)', 'filterOnly(type)'],
  attributesToRetrieve: ['hierarchy', 'content', 'anchor', 'url', 'url_without_anchor', 'type'],
  attributesToHighlight: ['hierarchy', 'content'],
  attributesToSnippet: ['content:10'],
  camelCaseAttributes: ['hierarchy', 'content'],
  customRanking: ['desc(weight.pageRank)', 'desc(weight.level)', 'asc(weight.position)'],
  ranking: ['words', 'filters', 'typo', 'attribute', 'proximity', 'exact', 'custom'],
  distinct: true,
  attributeForDistinct: 'url',
  minWordSizefor1Typo: 3,
  minWordSizefor2Typos: 7,
  allowTyposOnNumericTokens: false,
  ignorePlurals: true,
  advancedSyntax: true,
  attributeCriteriaComputedByMinProximity: true,
  removeWordsIfNoResults: 'allOptional',
} as const
