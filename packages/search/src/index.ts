/** What every search has in common, whoever answers: the interface of an engine, and the words of its records. */
export {
  SearchUnreachable,
  type SearchEngine,
  type SearchHit,
  type SearchLevel,
  type SearchQuery,
  type SearchResults,
  type TextPart,
} from './search-engine.ts'
export { stringAt } from './string-at.ts'
export { versionTag } from './version-tag.ts'
