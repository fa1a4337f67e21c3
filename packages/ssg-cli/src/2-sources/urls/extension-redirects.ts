import type { Config } from '../../model/config.ts'
import { routeKey } from '../../text/urls/route-key.ts'
import { withBase } from '../../text/urls/base-url.ts'

/**
 * The redirects that let pages be found with another ending: `from: ['html']` leads `/a.html` to `/a`, `to: ['html']` leads
 * `/a` to `/a.html`. A page or a redirect of the config that is at such a place stays there.
 *
 * @param routes of all pages, with base URL
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-client-redirects
 */
export function extensionRedirects(
  { baseUrl, redirectExtensions, redirects, trailingSlash }: ExtensionConfig,
  routes: readonly string[],
): Config['redirects'] {
  const { from = [], to = [] } = redirectExtensions ?? {}
  const taken = new Set([...routes, ...redirects.map((each) => withBase(each.from, baseUrl))].map(routeKey))
  // There the file of `/a` is `a.html` already.
  const added = trailingSlash === false ? from.filter((ending) => ending !== 'html') : from
  return routes.flatMap((route) => {
    const path = route.slice(baseUrl.length - 1)
    const bare = path.replace(/\/$/, '')
    const hasEnding = from.some((ending) => bare.endsWith(`.${ending}`))
    const longer = bare === '' || hasEnding ? [] : added.map((ending) => `${bare}.${ending}`)
    const shorter = to.flatMap((ending) => (bare.endsWith(`.${ending}`) ? [bare.slice(0, -ending.length - 1)] : []))
    return [...longer, ...shorter]
      .filter((place) => !taken.has(routeKey(withBase(place, baseUrl))))
      .map((place) => ({ from: place, to: path }))
  })
}

type ExtensionConfig = Pick<Config, 'baseUrl' | 'redirectExtensions' | 'redirects' | 'trailingSlash'>
