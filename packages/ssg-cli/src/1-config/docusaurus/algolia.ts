import { isObject } from '../../text/is-object.ts'
import { granted, joined, leftOut, otherwise, partOf, same, type Rule } from './part.ts'

const unread = leftOut('the dialog of docs-build asks Algolia without it')

/** `themeConfig.algolia`: the same index, asked by the dialog of docs-build. */
export const algolia: Rule = (value, at) =>
  isObject(value) && value['appId'] === undefined
    ? otherwise('a search comes with the site: the old way of Algolia, without "appId", was ended')(value, at)
    : asked(value, at)

const asked: Rule = (value, at) =>
  joined([
    { config: { search: { provider: 'algolia' } } },
    partOf(value, at, {
      appId: same('search.algolia.appId'),
      apiKey: same('search.algolia.apiKey'),
      indexName: same('search.algolia.indexName'),
      contextualSearch: otherwise('a search is always about the version that the reader is in'),
      searchPagePath: otherwise('the dialog shows all that is found'),
      searchParameters: unread,
      replaceSearchResultPathname: unread,
      externalUrlRegex: unread,
      askAi: unread,
      insights: unread,
      placeholder: otherwise('the theme has the words of its dialog'),
      translations: otherwise('the theme has the words of its dialog'),
      debug: granted,
    }),
  ])
