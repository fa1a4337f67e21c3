/** What every search has in common, whoever answers: the interface of an engine, the words of its records, and how far words are apart. */
export {
  SearchUnreachable,
  type SearchEngine,
  type SearchHit,
  type SearchLevel,
  type SearchQuery,
  type SearchResults,
  type TextPart,
} from './search-engine.ts'
export { editDistance } from './reader/edit-distance.ts'
export { stringAt } from './string-at.ts'
export { versionTag } from './version-tag.ts'
