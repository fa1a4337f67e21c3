import type { MadePages } from './make-pages.ts'
import type { Config } from './model/config.ts'
import type { OutboundLink } from './model/outbound-link.ts'
import type { PreparedSite } from './prepare-site.ts'
import { scanHtml } from './steps/6-render/scan-html.ts'

/** Every link to another site that authors wrote: in docs, in what components make of them, in the config and sidebars. */
export function outboundLinks(source: string, { config, graph }: PreparedSite, { pages }: MadePages): OutboundLink[] {
  const ofConfig = [...configUrls(config)].map((url) => ({ url, file: source }))
  const ofSidebars = graph.layoutLinks.map(({ href, source: file, place }) => ({ url: href, file, place }))
  const ofPages = pages.flatMap(({ plan, compiled, rendered }) => {
    const { route } = plan.page
    const written = (compiled?.facts.links ?? []).map(({ url, source: file, place }) => ({ url, file, place, route }))
    const urls = new Set(written.map(({ url }) => url))
    const made = (rendered.outward ?? []).filter((url) => !urls.has(url))
    return [...written, ...made.map((url) => ({ url, file: plan.source ?? source, route }))]
  })
  return [...ofConfig, ...ofSidebars, ...ofPages].filter(({ url }) => /^(?:https?:)?\/\//i.test(url))
}

function* configUrls({ navbar, footer, redirects, announcementBar }: Config): Generator<string> {
  yield navbar.logo?.href ?? ''
  for (const item of navbar.items) {
    if (item.type === 'link') yield item.href ?? ''
    else if (item.type === 'dropdown') for (const { href } of item.items) yield href ?? ''
    else if (item.type === 'html') yield* scanHtml(item.value).hrefs
  }
  for (const { items } of footer.links) for (const { href } of items) yield href ?? ''
  for (const { to } of redirects) yield to
  for (const html of [footer.copyright, announcementBar?.html]) yield* scanHtml(html ?? '').hrefs
}
