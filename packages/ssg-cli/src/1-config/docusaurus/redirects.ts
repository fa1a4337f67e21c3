import { isObject } from '../../text/is-object.ts'
import { granted, joined, partOf, same, type Part, type Rule } from './part.ts'

/**
 * Options of `@docusaurus/plugin-client-redirects`.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-client-redirects
 */
export const redirects: Rule = (options, at) =>
  partOf(options, at, {
    id: granted,
    redirects: (list) => joined((Array.isArray(list) ? list : []).map(redirectsOf)),
    fromExtensions: same('redirectExtensions.from'),
    toExtensions: same('redirectExtensions.to'),
    createRedirects: same('createRedirects'),
  })

/** A redirect may begin at several places. */
function redirectsOf(redirect: unknown): Part {
  if (!isObject(redirect)) return {}
  const { from, to } = redirect
  const places: readonly unknown[] = Array.isArray(from) ? from : [from]
  return { config: { redirects: places.map((place) => ({ from: place, to })) } }
}
