import { isObject } from '../../text/is-object.ts'
import { granted, joined, leftOut, otherwise, partOf, same, type Rule, type Rules } from './part.ts'

const unread = leftOut('the dialog of docs-build asks Algolia without it')

/** `themeConfig.algolia`: the same index, asked by the dialog of docs-build. */
export const algolia: Rule = (value, at) =>
  isObject(value) && value['appId'] === undefined
    ? otherwise('a search comes with the site: the old way of Algolia, without "appId", was ended')(value, at)
    : asked(value, at)

const asked: Rule = (value, at) =>
  joined([{ config: { search: { provider: 'algolia' } } }, partOf(value, at, { ...furtherOf(value), ...rules })])

const rules: Rules = {
  appId: same('search.algolia.appId'),
  apiKey: same('search.algolia.apiKey'),
  indexName: same('search.algolia.indexName'),
  contextualSearch: otherwise('a search is always about the version that the reader is in'),
  searchPagePath: otherwise('the dialog shows all that is found'),
  placeholder: otherwise('the theme has the words of its dialog'),
  translations: otherwise('the theme has the words of its dialog'),
  debug: granted,
}

/** Docusaurus hands every other key on to DocSearch. */
function furtherOf(value: unknown): Rules {
  return Object.fromEntries(Object.keys(Object(value) as object).map((key) => [key, unread]))
}
