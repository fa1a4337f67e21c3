import type { SourceContent, SourceContext } from '../../../plugin-source.ts'
import type { HeadTag } from '../../../model/head-tag.ts'
import type { SourceRoute } from '../../../model/sourced.ts'
import { isObject } from '../../../text/is-object.ts'
import type { LifecycleGiven, LifecyclePlugin } from './lifecycle.ts'
import { pagesOf, type Place } from './pages-of.ts'
import { tagsOf } from './tags-of.ts'
import { translatedContent, type ContentLanguage } from './translated-content.ts'

/**
 * `loadContent`, `contentLoaded`, `allContentLoaded` and `injectHtmlTags` of a plugin, in this order. Plugins that stand in front
 * of it in the config have loaded theirs before, and so have docs, blogs and pages.
 *
 * @param language undefined for the one that the site is written in
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#loadContent
 */
export function loadedContent(
  plugin: LifecyclePlugin,
  { context, id, loaded: known }: Pick<LifecycleGiven, 'context' | 'loaded'> & { readonly id: string },
  language?: ContentLanguage,
): { load(source: SourceContext): Promise<SourceContent> } {
  const { contents } = language ?? context.shared
  const folder = id === 'default' ? plugin.name : `${plugin.name}-${id}`
  return {
    async load(source) {
      const loaded = await plugin.loadContent?.()
      const content = language ? await translatedContent(plugin, loaded, { ...language, folder }) : loaded
      known.set(context.i18n.currentLocale, content)
      contents[plugin.name] = { ...contents[plugin.name], [id]: content }
      const told: { routes: SourceRoute[]; data: Record<string, unknown> } = { routes: [], data: {} }
      const actions = actionsOf(told, { source, context, plugin: { name: plugin.name, id } })
      await plugin.contentLoaded?.({ content, actions })
      if (plugin.allContentLoaded) {
        const allContent = { ...(await source.siteContent?.()), ...contents }
        await plugin.allContentLoaded({ allContent, actions })
      }
      const { head, left } = await tagsOf(await plugin.injectHtmlTags?.({ content }))
      if (left > 0)
        source.report({
          code: 'unknown-tags',
          message: `${left} ${left === 1 ? 'tag' : 'tags'} of "injectHtmlTags" left out, expected elements: in the head script, link, meta, style or noscript`,
        })
      return content_(told, { plugin: plugin.name, id, head })
    },
  }
}

function content_(
  { routes, data }: { readonly routes: readonly SourceRoute[]; readonly data: Readonly<Record<string, unknown>> },
  { plugin, id, head }: { readonly plugin: string; readonly id: string; readonly head: readonly HeadTag[] },
): SourceContent {
  return {
    pages: routes,
    head,
    ...(Object.keys(data).length > 0 && { globalData: { [plugin]: { [id]: data } } }),
  }
}

function actionsOf(
  told: { routes: SourceRoute[]; data: Record<string, unknown> },
  place: Place & { readonly source: SourceContext },
) {
  const { source } = place
  return {
    createData: (name: string, data: unknown) =>
      Promise.resolve(source.write(name, typeof data === 'string' ? data : JSON.stringify(data, undefined, 2))),
    setGlobalData: (data: unknown) => {
      // Pages get what JSON has of it: a moment is a text, and functions are nothing.
      const kept = JSON.parse(JSON.stringify(data) ?? 'null') as unknown
      Object.assign(told.data, isObject(kept) ? kept : { value: kept })
    },
    addRoute: (route: unknown) => void told.routes.push(...pagesOf(route, place)),
  }
}
