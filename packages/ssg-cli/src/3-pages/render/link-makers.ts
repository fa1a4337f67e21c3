import type { CompiledDoc, LinkFact, ResolvedLink } from '../../model/compiled.ts'
import type { LinkTable } from '../../model/link-table.ts'
import { decode, routeKey } from '../../text/urls/route-key.ts'
import type { RenderedPageFacts } from '../../model/page-job.ts'
import { hrefKey } from '../../text/urls/href-key.ts'
import { isExternal } from '../../text/urls/split-url.ts'
import { blameLinks } from './blame-links.ts'
import { scanHtml } from './scan-html.ts'

/**
 * What made the links of an article that code made and that may lead nowhere; undefined where there is none, as on
 * almost all pages. Whether they do is known when all pages are.
 */
export function linkMakers(
  html: string,
  doc: CompiledDoc,
  render: (part: CompiledDoc, urls: readonly ResolvedLink[]) => string,
  page: {
    readonly links: readonly LinkFact[]
    readonly urls: readonly ResolvedLink[]
    readonly route: string
    readonly table: LinkTable
  },
): RenderedPageFacts['makers'] {
  const { hrefs, ids } = scanHtml(html)
  const made = countOf(hrefs)
  const isProp = (index: number) => page.links[index]?.isProp === true
  const written = countOf(page.urls.flatMap(({ url }, index) => (isProp(index) ? [] : [url])))
  const own = new Set(ids)
  const isSound = (href: string) =>
    (made.get(hrefKey(href)) ?? 0) <= (written.get(hrefKey(href)) ?? 0) ||
    isExternal(href) ||
    (href.startsWith('#') ? own.has(decode(href.slice(1))) : isPage(href, page.route, page.table))
  const doubtful = hrefs.filter((href) => !isSound(href))
  if (doubtful.length === 0) return undefined
  // A piece is not to blame for the links that are written in it, but for what a component of the site makes of them.
  const isKept = (link: ResolvedLink, index: number) => isProp(index) || link.given !== undefined
  const nowhere = page.urls.map((link, index) => (isKept(link, index) ? link : { ...link, url: '#' }))
  const makers = blameLinks(doubtful, doc, (part) => render(part, nowhere))
  return Object.keys(makers).length === 0 ? undefined : makers
}

function countOf(hrefs: readonly string[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>()
  for (const key of hrefs.map(hrefKey)) counts.set(key, (counts.get(key) ?? 0) + 1)
  return counts
}

/** A page without an anchor: whether that is there is known when all pages are. */
function isPage(href: string, route: string, { routes }: LinkTable): boolean {
  const base = `http://site${route}`
  if (!URL.canParse(href, base)) return false
  const { pathname, hash } = new URL(href, base)
  return hash === '' && routes[routeKey(pathname)] !== undefined
}
