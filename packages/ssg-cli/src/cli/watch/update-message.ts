import type { PageMessage, UpdateMessage } from '../../watch/browser/messages.ts'
import type { SiteUpdate } from '../../watch/site-update.ts'
import type { ServedPage } from '../../watch/watched-site.ts'

/** More pages than these are not sent: each browser asks for the one that it shows. */
const mostPages = 6

/** What browsers are told of an update; undefined when it means nothing to them. */
export async function updateMessage(
  update: SiteUpdate,
  pageAt: (route: string) => Promise<ServedPage | undefined>,
): Promise<UpdateMessage | undefined> {
  if (update.kind === 'none') return undefined
  if (update.kind === 'reload') return { kind: 'reload' }
  if (update.kind === 'site') return { kind: 'all', css: update.css }
  const pages: PageMessage[] = []
  let css: readonly string[] = []
  for (const route of update.routes.slice(0, mostPages)) {
    const page = await pageAt(route)
    if (page) pages.push(page)
    css = page?.css ?? css
  }
  return update.routes.length > mostPages ? { kind: 'all', css } : { kind: 'pages', pages }
}
