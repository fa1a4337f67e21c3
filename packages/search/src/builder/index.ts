/** Makes the embedded index: terms and texts of a page while it is made, the files of the index from all of them. */
export type { IndexedPage, IndexedSection } from './indexed-page.ts'
export { pageTerms } from './page-terms.ts'
export { pageTexts } from './page-texts.ts'
export { manifestPath, searchIndex, type IndexFile } from './search-index.ts'
export type { IndexSource } from './indexed-page.ts'
