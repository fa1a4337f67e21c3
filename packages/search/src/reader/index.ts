/** Reads the embedded index, in browsers and in Node. */
export { embeddedSearch, type EmbeddedSearchOptions } from './embedded-search.ts'
export type { IndexManifest } from './index-format.ts'
