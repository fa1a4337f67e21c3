/** Makes the embedded index: terms and texts of a page while it is made, the files of the index from all of them. */
export { indexSource } from './index-source.ts'
export type { IndexedPage, IndexedSection, IndexSource } from './indexed-page.ts'
export { pageTerms } from './page-terms.ts'
export { pageTexts } from './page-texts.ts'
export { manifestPath, piecesFolder, searchIndex, type IndexFile } from './search-index.ts'
