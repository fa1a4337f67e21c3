import type { Config } from '../model/config.ts'
import type { DocsData } from '../model/docs-data.ts'
import type { MadePage } from '../model/page-plan.ts'
import type { FinishedPage, FinishedSite } from '../plugin.ts'

/** A site whose pages are made, as plugins see it. */
export function finishedSite({
  config,
  pages,
  html = () => undefined,
  docs,
}: {
  readonly config: Config
  readonly pages: readonly MadePage[]
  /** The HTML of the page at a route. A check, which writes none, has none. */
  readonly html?: (route: string) => string | undefined
  readonly docs?: DocsData
}): FinishedSite {
  return {
    config,
    ...(docs && { docs }),
    pages: pages.flatMap((made) => (made.plan.page.content.type === 'not-found' ? [] : [finishedPage(made, html)])),
  }
}

function finishedPage(
  { plan, compiled, rendered }: MadePage,
  read: (route: string) => string | undefined,
): FinishedPage {
  const { page, source, body } = plan
  const { route, meta, content } = page
  return {
    route,
    title: meta.title,
    description: meta.description,
    ...(source !== undefined && { source }),
    ...(body && { collection: body.linkBase.collection, version: body.linkBase.version }),
    frontMatter: 'frontMatter' in content ? { ...content.frontMatter } : {},
    headings: (compiled?.facts.headings ?? []).map(({ id, level, text }) => ({ id, level, text })),
    noIndex: meta.noIndex || rendered.noIndex === true,
    html: () => read(route),
  }
}
