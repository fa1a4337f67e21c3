import { generatedFiles } from '../4-emit/generated-files.ts'
import { siteRoot } from '../text/urls/site-root.ts'
import { decode, routeKey } from '../text/urls/route-key.ts'
import { withBase } from '../text/urls/base-url.ts'
import type { LinkTableInput } from './link-table.ts'
import type { TakenUrls } from './source.ts'

/**
 * Say which URLs are taken, for who asks for a few of them: the link table, which says more, is made once, when all pages
 * have their places. The Markdown beside a page is left out: no page can have its URL.
 */
export function takenUrls({ config, plans, staticFiles }: LinkTableInput): TakenUrls {
  const root = decode(siteRoot(config))
  return { routes: routes(), files: new Set([...staticFiles, ...generatedFiles(config)].map((path) => root + path)) }

  function* routes(): Generator<string> {
    for (const { pages } of plans) for (const { page, isFallback } of pages) if (!isFallback) yield routeKey(page.route)
    for (const { from } of config.redirects) yield routeKey(withBase(from, config.baseUrl))
  }
}
