import type { Config } from '../model/config.ts'
import type { LinkTable } from '../model/link-table.ts'
import { siteRoot } from '../text/urls/site-root.ts'
import { routeKey } from '../text/urls/route-key.ts'
import { withBase } from '../text/urls/base-url.ts'
import { htmlFile } from '../text/urls/page-files.ts'
import { isExternal, splitUrl } from '../text/urls/split-url.ts'
import type { EmitInput, MadeFile } from './emitter.ts'
import { redirectPage, redirectScript } from './redirect-page.ts'

/** The file of a redirect. */
interface RedirectFile extends MadeFile {
  readonly redirect: Config['redirects'][number]
}

/** The HTML files that stand in for redirects. They follow from the config and the routes. */
export function redirectFiles({ site }: Pick<EmitInput, 'site'>): readonly RedirectFile[] {
  const { config, context, staticFiles } = site
  const files = config.redirects.map((redirect) => ({
    redirect,
    path: fileOf(withBase(redirect.from, config.baseUrl), siteRoot(config), context.table),
    make() {
      const { to } = redirect
      const target = isExternal(to) ? to : toUrl(to, context.table.routes, config.baseUrl)
      const canonical = target.startsWith('/') ? config.url + target : target
      return redirectPage({ to: target, canonical, script: redirectScript })
    },
  }))
  // No folder can have the name of a file.
  return files.filter(({ path }) => !staticFiles.has(path.replace(/\/index\.html$/, '')))
}

/**
 * Hosts answer `/a` with `a.html` where there is one. Where `/a` is something of its own, a redirect from `/a.html` is
 * therefore `a.html/index.html`: as `a.html` it would stand before it, and one that leads to `/a` would go round.
 *
 * @see https://github.com/slorber/trailing-slash-guide
 */
function fileOf(from: string, baseUrl: string, { routes }: Pick<LinkTable, 'routes'>): string {
  const file = htmlFile(from, { baseUrl })
  const isBeside = from.endsWith('.html') && routes[routeKey(from.slice(0, -'.html'.length))] !== undefined
  return isBeside ? `${file}/index.html` : file
}

function toUrl(to: string, routes: Readonly<Record<string, string>>, baseUrl: string): string {
  const { path, search, hash } = splitUrl(withBase(to, baseUrl))
  return (routes[routeKey(path)] ?? path) + search + hash
}
