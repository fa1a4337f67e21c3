import { isObject } from '../text/is-object.ts'
import type { Problem } from './problem.ts'

/** What a config says of search to no effect: it names an index at Algolia, and not that readers search in it. */
export function searchProblems(user: Readonly<Record<string, unknown>>): Problem[] {
  const search = isObject(user['search']) ? user['search'] : {}
  if (search['algolia'] === undefined || search['provider'] !== undefined) return []
  return [
    {
      path: ['search', 'algolia'],
      key: 'algolia',
      message: 'Unexpected index at Algolia without "provider", expected provider: "algolia" beside it',
      hint: 'Readers search in the index that comes with the site. If that is meant, write provider: "embedded": "search push" still fills the one at Algolia.',
      warning: 'invalid-config',
    },
  ]
}
