import type { SiteLayout } from 'docs-build/page'

/** What the client has to know about the site's search. */
export interface SearchSite {
  readonly provider: 'embedded' | 'algolia'
  /** URL of the search page. */
  readonly href: string
  /** Names what readers keep: recent and favorite searches belong to an index. */
  readonly indexName: string
  readonly language: string
  /** Origin of the published site: hits name it, wherever the site is served. */
  readonly origin: string
  /** Tags that every search includes. */
  readonly tags: readonly string[]
  /** What to propose when nothing was found. */
  readonly sections: readonly string[]
  /** Where to tell that something should have been found. */
  readonly missingResultsUrl?: string
  readonly algolia?: SiteLayout['search']['algolia']
}

/** Gather what the client has to know about the site's search. Undefined without one. */
export function searchSite(layout: SiteLayout): SearchSite | undefined {
  const { provider, href, tags, sections, missingResultsUrl, algolia } = layout.search
  if (provider === 'none') return undefined
  return {
    provider,
    href,
    indexName: (provider === 'algolia' && algolia?.indexName) || ownIndexName(layout),
    language: layout.locale.code,
    origin: new URL(layout.url).origin,
    tags,
    sections: sections.map(({ label }) => label),
    ...(missingResultsUrl !== undefined && { missingResultsUrl }),
    ...(provider === 'algolia' && { algolia }),
  }
}

/** Sites that share an origin differ in their title or base URL. */
function ownIndexName({ title, baseUrl }: SiteLayout): string {
  return (title + baseUrl).toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '') || 'docs'
}
