import type { MadePages } from '../model/page-plan.ts'
import type { Config, MenuItem } from '../model/config.ts'
import type { ExternalLink } from '../model/external-link.ts'
import type { Site } from '../model/planned-site.ts'
import { scanHtml } from '../3-pages/render/scan-html.ts'
import { isWebUrl } from '../text/urls/split-url.ts'

/** Every link to another site that authors wrote: in docs, in what components make of them, in the config and sidebars. */
export function externalLinks(
  { config, configSource: source, sidebarLinks }: Site,
  { pages }: MadePages,
): ExternalLink[] {
  const ofConfig = [...configUrls(config)].map((url) => ({ url, file: source }))
  const ofSidebars = sidebarLinks.map(({ href, source: file, position }) => ({ url: href, file, position }))
  const ofPages = pages.flatMap(({ plan, compiled, rendered }) => {
    const { route } = plan.page
    const written = (compiled?.facts.links ?? []).map(({ url, source: file, position }) => ({
      url,
      file,
      position,
      route,
    }))
    const urls = new Set(written.map(({ url }) => url))
    const made = (rendered.externalHrefs ?? []).filter((url) => !urls.has(url))
    return [...written, ...made.map((url) => ({ url, file: plan.source ?? source, route }))]
  })
  return [...ofConfig, ...ofSidebars, ...ofPages].filter(({ url }) => isWebUrl(url))
}

function* configUrls({ navbar, footer, redirects, announcementBar }: Config): Generator<string> {
  yield navbar.logo?.href ?? ''
  for (const item of navbar.items) {
    const inside = Object.values(item).flatMap((value: unknown) => (Array.isArray(value) ? (value as MenuItem[]) : []))
    for (const each of [item, ...inside]) {
      if (each.type === 'link') yield each.href ?? ''
      else if (each.type === 'html') yield* scanHtml(each.value).hrefs
    }
  }
  for (const item of footer.links.flatMap(({ items }) => items)) {
    if ('html' in item) yield* scanHtml(item.html).hrefs
    else yield item.href ?? ''
  }
  yield footer.logo?.href ?? ''
  for (const { to } of redirects) yield to
  for (const html of [footer.copyright, announcementBar?.html]) yield* scanHtml(html ?? '').hrefs
}
