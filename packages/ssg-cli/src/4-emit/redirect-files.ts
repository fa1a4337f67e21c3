import { routeKey } from '../text/route-key.ts'
import type { PreparedSite } from '../model/prepared-site.ts'
import { withBase } from '../text/base-url.ts'
import { htmlFile } from '../text/page-files.ts'
import { redirectPage, redirectScript } from './redirect-page.ts'
import { isExternal } from '../text/split-url.ts'

/** The HTML files that stand in for redirects: path below the output folder, and text. They follow from the config and the routes. */
export function* redirectFiles({
  config,
  context,
}: Pick<PreparedSite, 'config' | 'context'>): Generator<[path: string, html: string]> {
  for (const { from, to } of config.redirects) {
    const target = isExternal(to) ? to : toUrl(to, context.table.routes, config.baseUrl)
    const canonical = target.startsWith('/') ? config.url + target : target
    yield [
      htmlFile(withBase(from, config.baseUrl), config.baseUrl),
      redirectPage({ to: target, canonical, script: redirectScript }),
    ]
  }
}

function toUrl(to: string, routes: Readonly<Record<string, string>>, baseUrl: string): string {
  const full = withBase(to, baseUrl)
  const end = full.search(/[?#]/)
  const pathname = end < 0 ? full : full.slice(0, end)
  return (routes[routeKey(pathname)] ?? pathname) + (end < 0 ? '' : full.slice(end))
}
