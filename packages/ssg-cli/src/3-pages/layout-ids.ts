import { hashValues } from '../text/hash.ts'
import type { Host } from '../host.ts'
import { runtimeKey, type SiteContext } from '../model/page-job.ts'
import { factsKey } from './page-inputs.ts'
import type { Page } from '../model/page.ts'
import { runtimeOf } from './render/runtime-of.ts'
import { renderPage } from './render/render-page.ts'
import { scanHtml } from './render/scan-html.ts'

/** Ids of the parts of a page that stand before its article and after it. */
export interface LayoutIds {
  readonly before: readonly string[]
  readonly after: readonly string[]
}

const marker = 'docs-build-article'

/**
 * Ask the theme for the ids around articles: one page of each kind of layout is rendered, the others are like it. The
 * kind is what `layoutKey` gives for the page.
 */
export function layoutIds(host: Host, context: SiteContext): (kind: string, page: () => Page) => Promise<LayoutIds> {
  const known = new Map<string, LayoutIds>()
  const module = context.modules[runtimeKey]
  if (!module) throw new Error('the server bundle has a runtime')
  const modules = [`${runtimeKey}:${module.hash}`]

  return async (kind, page) => {
    const found = known.get(kind)
    if (found) return found
    const { manifest } = context.config.theme
    const key = hashValues(kind, factsKey({ page: noPage, layout: context.layout, manifest, modules }, undefined))
    const kept = host.cache.get<LayoutIds>('layout-ids', key)
    const made = kept ?? (await render(page()))
    if (!kept) host.cache.set('layout-ids', key, made)
    known.set(kind, made)
    return made
  }

  async function render(page: Page): Promise<LayoutIds> {
    const runtime = await runtimeOf(context, host.importModule)
    const html = renderPage(page, `<i id="${marker}"></i>`, context.layout, runtime)
    const { ids } = scanHtml(html)
    const at = ids.indexOf(marker)
    return at < 0 ? { before: ids, after: [] } : { before: ids.slice(0, at), after: ids.slice(at + 1) }
  }
}

/** In place of the page, which does not count: the key holds the site's layout alone. */
const noPage: Page = {
  route: '',
  meta: { title: '', description: '', keywords: [], canonical: '', noIndex: false, searchTag: '', className: '' },
  content: { type: 'not-found' },
}
