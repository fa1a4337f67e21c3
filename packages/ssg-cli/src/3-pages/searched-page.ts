import { hashOf } from '../text/hash.ts'
import type { BlobWriter } from '../host.ts'
import type { SectionFact } from '../model/compiled.ts'
import type { RenderedPageFacts, SiteContext } from '../model/page-job.ts'
import type { Page } from '../model/page.ts'
import { indexedPageOf } from '../4-emit/indexed-page-of.ts'
import { pageTerms } from '@docs-build/search/builder'
import { pageTexts } from '@docs-build/search/builder'
import { searchRecords } from '../4-emit/search-records.ts'

/**
 * Put what search needs of a page into the cache, while the page is at hand: records for a hosted engine, terms and
 * texts for the embedded one. Emit joins those of all pages.
 */
export function searchedPage(
  page: Page,
  sections: readonly SectionFact[],
  { config, layout }: SiteContext,
  blobs: BlobWriter,
): Pick<RenderedPageFacts, 'records' | 'search'> {
  const { baseUrl, locale } = layout
  const indexed = indexedPageOf({ page, sections, locale, baseUrl })
  if (!indexed) return {}
  const records = searchRecords(indexed, config.url)
  const found = { records: blobs.write(records.map((record) => JSON.stringify(record)).join(',\n')) }
  // The layout says whether the site has a page to search in.
  if (layout.search.provider !== 'embedded') return found
  const terms = pageTerms(indexed)
  const texts = pageTexts(indexed).map((text) => ({ from: text.from, line: JSON.stringify(text) }))
  const lines = texts.map(({ line }) => line).join('\n')
  return {
    ...found,
    search: {
      language: indexed.language,
      ...(indexed.textLanguage !== undefined && { textLanguage: indexed.textLanguage }),
      tag: indexed.tag,
      terms: blobs.write(terms),
      texts: blobs.write(lines),
      parts: texts.map(({ from, line }) => [from, line.length] as const),
      textsHash: hashOf(lines),
      termsHash: hashOf(terms),
    },
  }
}
