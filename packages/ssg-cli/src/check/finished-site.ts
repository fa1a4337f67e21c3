import type { Host } from '../host.ts'
import type { Config } from '../model/config.ts'
import type { MadePage } from '../model/page-plan.ts'
import type { FinishedPage, FinishedSite } from '../plugin.ts'
import { htmlFile } from '../text/page-files.ts'

/** A site whose pages are made, as plugins see it. In a check, which writes none, pages have no HTML. */
export function finishedSite(
  { output }: Pick<Host, 'output'>,
  {
    config,
    pages,
    mode,
  }: { readonly config: Config; readonly pages: readonly MadePage[]; readonly mode: 'build' | 'check' },
): FinishedSite {
  const read = (route: string) => (mode === 'build' ? output.read(htmlFile(route, config.baseUrl)) : undefined)
  return {
    config,
    pages: pages.flatMap((made) => (made.plan.page.content.type === 'not-found' ? [] : [finishedPage(made, read)])),
  }
}

function finishedPage({ plan, compiled }: MadePage, read: (route: string) => string | undefined): FinishedPage {
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
    noIndex: meta.noIndex,
    html: () => read(route),
  }
}
