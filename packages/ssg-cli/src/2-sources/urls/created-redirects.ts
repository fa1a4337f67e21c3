import { invalidConfig } from '../../diagnostics/catalogue.ts'
import { wrongRedirectFrom } from '../../diagnostics/wrong-redirect-from.ts'
import type { Config } from '../../model/config.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { routeKey } from '../../text/urls/route-key.ts'
import { withBase } from '../../text/urls/base-url.ts'

/**
 * The redirects that `createRedirects` of the config gives for each page: a path or several that lead to it. A page or a
 * redirect of the config that is at such a place stays there. A function that throws, or gives what no
 * redirect can lead away from, is asked no further.
 *
 *     createRedirects: (path) => (path.startsWith('/guide') ? path.replace('/guide', '/docs') : undefined)
 *
 * @param routes of all pages, with base URL
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-client-redirects#createRedirects
 */
export function createdRedirects(
  { baseUrl, createRedirects, redirects }: Pick<Config, 'baseUrl' | 'createRedirects' | 'redirects'>,
  routes: readonly string[],
  configSource: string,
): Outcome<Config['redirects']> {
  if (!createRedirects) return outcome([])
  const taken = new Set([...routes, ...redirects.map((each) => withBase(each.from, baseUrl))].map(routeKey))
  const keys = { path: ['createRedirects'] }
  const made: { from: string; to: string }[] = []
  try {
    for (const to of routes.map((route) => route.slice(baseUrl.length - 1))) {
      for (const from of pathsOf(createRedirects(to))) {
        const wrong = wrongRedirectFrom(from)
        if (wrong) return outcome([], [invalidConfig({ file: configSource, path: 'createRedirects', keys, ...wrong })])
        const key = routeKey(withBase(from, baseUrl))
        if (!taken.has(key)) made.push({ from, to })
        taken.add(key)
      }
    }
    return outcome(made)
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error)
    const message = `Unexpected error, expected paths that lead to a page: ${reason}`
    return outcome([], [invalidConfig({ file: configSource, path: 'createRedirects', keys, message })])
  }
}

function pathsOf(answer: unknown): readonly string[] {
  const paths: readonly unknown[] = Array.isArray(answer) ? answer : [answer]
  return paths.flatMap((path) => {
    if (!path) return []
    if (typeof path === 'string') return [path]
    throw new TypeError(`${JSON.stringify(path)} is no string`)
  })
}
