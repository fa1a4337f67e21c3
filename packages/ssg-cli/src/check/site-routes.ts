import { originOf } from '../diagnostics/origin-of.ts'
import { siteRoot } from '../text/urls/site-root.ts'
import { byOrder } from '../text/by-order.ts'
import type { SiteRoute } from '../model/site-route.ts'
import type { MadePages } from '../model/page-plan.ts'
import { routeKey } from '../text/urls/route-key.ts'
import type { MadePage } from '../model/page-plan.ts'
import type { Site } from '../model/planned-site.ts'
import { withBase, withoutBase } from '../text/urls/base-url.ts'
import { splitUrl } from '../text/urls/split-url.ts'

/**
 * All URLs of a site, without the base URL, in the order of their routes.
 *
 * Public are all pages but drafts and those of an unreleased version: `current`, where there are others and it is not
 * the latest. Redirects are public too: their URLs were those of pages once.
 */
export function siteRoutes({ config, collections }: Site, { pages }: MadePages): readonly SiteRoute[] {
  const bare = (route: string) => withoutBase(route, siteRoot(config))
  const unreleased = new Set(
    collections.flatMap(({ id, versions }) =>
      versions
        .filter(({ name, isLast }) => name === 'current' && !isLast && versions.length > 1)
        .map(({ name }) => `${id}/${name}`),
    ),
  )
  const isPublic = ({ plan: { page } }: MadePage) =>
    !(page.version && unreleased.has(`${page.version.collection}/${page.version.name}`)) &&
    !(page.content.type === 'doc' && page.content.draft) &&
    // What it shows has URLs of its own.
    page.content.type !== 'print'
  const sourceOf = ({ plan: { source } }: MadePage) =>
    source === undefined ? {} : { source: originOf(config.collections, source)?.file ?? source }
  const shown = pages.filter(({ plan: { page } }) => page.content.type !== 'not-found')
  const hidden = new Set(shown.filter((page) => !isPublic(page)).map((page) => routeKey(page.plan.page.route)))
  const ofPages = shown.map((page) => ({
    route: bare(page.plan.page.route),
    anchors: anchorsOf(page),
    ...sourceOf(page),
    isPublic: isPublic(page),
  }))
  const ofRedirects = config.redirects.map(({ from, to }) => ({
    route: bare(withBase(from, config.baseUrl)),
    anchors: [],
    isPublic: !hidden.has(routeKey(withBase(splitUrl(to).path, config.baseUrl))),
  }))
  return [...ofPages, ...ofRedirects].sort((left, right) => byOrder(left.route, right.route))
}

/** Ids that an author wrote or that follow from a heading; not those that components count up, nor of footnotes. */
function anchorsOf({ rendered: { ids, own = [0, 0] } }: MadePage): string[] {
  const anchors = ids.slice(...own).filter((id) => !/^[_:«]|^(?:user-content-)?(?:fn|fnref)-|^footnote-label/.test(id))
  return [...new Set(anchors)].sort()
}
