import { brokenAnchor, invalidRedirect } from '../diagnostics/catalogue.ts'
import { locateRedirect } from '../diagnostics/locate.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import { routeKey } from '../text/urls/route-key.ts'
import { markdownUrl } from '../text/urls/page-files.ts'
import { withBase } from '../text/urls/base-url.ts'
import { isExternal } from '../text/urls/split-url.ts'
import type { TargetCheck } from './target-check.ts'

/** The argument of {@link checkRedirects}. */
export interface RedirectInput {
  readonly redirects: Config['redirects']
  readonly baseUrl: string
  /** Where a redirect starts at a page, or leads to an anchor that is not there, is only warned about, as Docusaurus does. */
  readonly yields: boolean
  /** Routes of all pages, and where their raw Markdown is. */
  readonly routes: readonly string[]
  readonly check: TargetCheck
  /** The config file. */
  readonly source: string
  readonly text: string
}

/** Check redirects against the site: their targets exist, and no page is at the URL that they lead away from. */
export function checkRedirects(input: RedirectInput): Diagnostic[] {
  const { redirects, baseUrl, yields, routes, check, source, text } = input
  if (redirects.length === 0) return []
  const pages = new Map(routes.map((route) => [routeKey(route), route]))
  return redirects.flatMap((redirect) => {
    const { from, to } = redirect
    const page = pages.get(routeKey(withBase(from, baseUrl)))
    // Docusaurus has no raw Markdown. There it is what the redirect leads to.
    if (yields && page !== undefined && page === markdownUrl(withBase(to, baseUrl), baseUrl)) return []
    if (page !== undefined) {
      const message = `Unexpected page at "${page}", expected none where a redirect starts`
      const hint = 'Remove the redirect, or move the page.'
      const position = locateRedirect(text, redirect, 'from')
      const found = invalidRedirect({ file: source, from, to, message, hint, position })
      return yields ? { ...found, severity: 'warning' as const } : found
    }
    if (isExternal(to)) return []
    const problem = check(withBase(to, baseUrl), '/')
    if (!problem) return []
    // A redirect to where it starts would go round.
    const isItself = problem.suggestion !== undefined && routeKey(problem.suggestion) === routeKey(from)
    const suggestion = isItself ? undefined : problem.suggestion
    const position = locateRedirect(text, redirect, 'to')
    if (problem.kind === 'anchor') {
      const found = brokenAnchor({
        file: source,
        position,
        url: to,
        anchor: problem.anchor,
        target: problem.target,
        suggestion,
      })
      return yields ? { ...found, isMild: true as const } : found
    }
    const message = `Unexpected target "${to}", expected the URL of a page or file of this site`
    return invalidRedirect({ file: source, from, to, message, position, suggestion })
  })
}
