import { siteRoot } from '../text/site-root.ts'
import { routeKey } from '../text/route-key.ts'
import { withBase } from '../text/base-url.ts'
import { htmlFile } from '../text/page-files.ts'
import { isExternal, splitUrl } from '../text/split-url.ts'
import type { EmitInput, MadeFile } from './emitter.ts'
import { redirectPage, redirectScript } from './redirect-page.ts'

/** The HTML files that stand in for redirects. They follow from the config and the routes. */
export function redirectFiles({ site }: Pick<EmitInput, 'site'>): readonly MadeFile[] {
  const { config, context } = site
  return config.redirects.map(({ from, to }) => ({
    path: htmlFile(withBase(from, config.baseUrl), { baseUrl: siteRoot(config) }),
    make() {
      const target = isExternal(to) ? to : toUrl(to, context.table.routes, config.baseUrl)
      const canonical = target.startsWith('/') ? config.url + target : target
      return redirectPage({ to: target, canonical, script: redirectScript })
    },
  }))
}

function toUrl(to: string, routes: Readonly<Record<string, string>>, baseUrl: string): string {
  const { path, search, hash } = splitUrl(withBase(to, baseUrl))
  return (routes[routeKey(path)] ?? path) + search + hash
}
