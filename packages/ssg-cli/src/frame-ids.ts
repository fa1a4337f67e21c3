import { fingerprint } from './fingerprint.ts'
import type { Host } from './host.ts'
import { runtimeKey, type SiteContext } from './page-job.ts'
import { seenKey } from './page-values.ts'
import type { Page } from './page.ts'
import { runtimeOf } from './runtime-of.ts'
import { renderPage } from './steps/6-render/render-page.ts'
import { scanHtml } from './steps/6-render/scan-html.ts'

/** Ids of the parts of a page that stand before its article and after it. */
export interface FrameIds {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

const marker = 'docs-build-article'

/**
 * Ask the theme for the ids around articles: one page of each kind of frame is rendered, the others are like it. The
 * kind is what `frameKey` gives for the page.
 */
export function frameIds(host: Host, context: SiteContext): (frame: string, page: () => Page) => Promise<FrameIds> {
  const known = new Map<string, FrameIds>()
  const module = context.modules[runtimeKey]
  if (!module) throw new Error('the server bundle has a runtime')
  const prints = [`${runtimeKey}:${module.print}`]

  return async (frame, page) => {
    const found = known.get(frame)
    if (found) return found
    const key = fingerprint(frame, seenKey(noPage, context, [], prints))
    const kept = host.cache.get<FrameIds>('frame', key)
    const made = kept ?? (await render(page()))
    if (!kept) host.cache.set('frame', key, made)
    known.set(frame, made)
    return made
  }

  async function render(page: Page): Promise<FrameIds> {
    const runtime = await runtimeOf(context, host.importModule)
    const { html } = renderPage(page, `<i id="${marker}"></i>`, context.shell, runtime)
    const { ids } = scanHtml(html)
    const at = ids.indexOf(marker)
    return at < 0 ? { before: ids, after: [] } : { before: ids.slice(0, at), after: ids.slice(at + 1) }
  }
}

/** In place of the page, which does not count: the key holds the site's frame alone. */
const noPage: Page = {
  route: '',
  dataUrl: '',
  meta: { title: '', description: '', keywords: [], canonical: '', noIndex: false, searchTag: '', className: '' },
  content: { type: 'not-found' },
}
