import { hash } from 'node:crypto'
import type { IndexedPage, IndexSource } from './indexed-page.ts'
import { pageTerms } from './page-terms.ts'
import { pageTexts } from './page-texts.ts'

/**
 * What an index needs of a page, all in memory. Who has thousands of pages keeps terms and texts elsewhere and reads
 * them when they are asked for.
 */
export function indexSource(page: IndexedPage): IndexSource {
  const terms = pageTerms(page)
  const texts = pageTexts(page).map((text) => ({ from: text.from, line: JSON.stringify(text) }))
  const lines = texts.map(({ line }) => line).join('\n')
  return {
    url: page.url,
    language: page.language,
    ...(page.textLanguage !== undefined && { textLanguage: page.textLanguage }),
    tag: page.tag,
    terms: () => terms,
    termsHash: hash('sha256', terms, 'hex'),
    texts: {
      hash: hash('sha256', lines, 'hex'),
      parts: texts.map(({ from, line }) => [from, line.length] as const),
      read: () => lines,
    },
  }
}
