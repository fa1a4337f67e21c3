import { indexSource } from '../../builder/index-source.ts'
import type { IndexedPage } from '../../builder/indexed-page.ts'
import { searchIndex } from '../../builder/search-index.ts'
import type { SearchQuery, SearchResults } from '../../search-engine.ts'
import { embeddedSearch } from '../embedded-search.ts'

/** A page with what a test wants to say; the rest has defaults. Texts of sections: heading → text. */
export interface TestPage {
  readonly url: string
  readonly title?: string
  readonly description?: string
  readonly text?: string
  readonly sections?: Readonly<Record<string, string>>
  readonly context?: readonly string[]
  readonly keywords?: readonly string[]
  readonly tag?: string
  readonly language?: string
  readonly textLanguage?: string
  readonly lvl0?: string
}

/** The files of an index of these pages, by URL. */
export function indexFiles(
  pages: readonly TestPage[],
  synonyms?: readonly (readonly string[])[],
  languages?: readonly string[],
): Map<string, string> {
  const sources = pages.map(indexedPage).map(indexSource)
  const site = { baseUrl: '/', origin: 'https://example.com', collections: [] }
  const files = searchIndex({ ...site, pages: sources, ...(synonyms && { synonyms }), ...(languages && { languages }) })
  return new Map(files.map(({ path, make }) => [`/${path}`, make()]))
}

/** An engine on such files that counts what it reads. */
export function engineOn(files: ReadonlyMap<string, string>) {
  const read: string[] = []
  const engine = embeddedSearch({
    url: '/search-index.json',
    indexName: 'test',
    read: async (url) => {
      read.push(url)
      const content = files.get(url)
      if (content === undefined) throw new Error(`There is no ${url}.`)
      return content
    },
  })
  return { engine, read }
}

/** A query with defaults. */
export function query(text: string, more: Partial<SearchQuery> = {}): SearchQuery {
  return { text, language: 'en', tags: [], page: 0, hitsPerPage: 20, snippetWords: 10, ...more }
}

/** Paths of the hits, each page once. */
export function pagesOf({ hits }: SearchResults): string[] {
  return [...new Set(hits.map(({ url }) => new URL(url).pathname))]
}

function indexedPage(page: TestPage): IndexedPage {
  const { url, title = url, description = '', text = '', context = [], sections = {} } = page
  return {
    url,
    language: page.language ?? 'en',
    ...(page.textLanguage !== undefined && { textLanguage: page.textLanguage }),
    tag: page.tag ?? 'default',
    lvl0: page.lvl0 ?? 'Documentation',
    title,
    description,
    context,
    ...(page.keywords && { keywords: page.keywords }),
    sections: [
      { level: 1, heading: '', texts: [text] },
      ...Object.entries(sections).map(([heading, own]) => ({
        level: 2,
        anchor: heading.toLowerCase().replace(/\W+/g, '-'),
        heading,
        texts: [own],
      })),
    ],
  }
}
