import type { NamedSource } from '../../2-sources/plugins/load-sources.ts'
import type { Plugin } from '../../plugin.ts'

/** The plugins, with the tags that their sources gave. */
export function withTags(plugins: readonly Plugin[], sources: readonly NamedSource[]): readonly Plugin[] {
  return plugins.map((plugin) => {
    const ids = new Set(plugin.sources?.map(({ id }) => id))
    const head = sources.flatMap((source) => (ids.has(source.id) ? (source.head ?? []) : []))
    return head.length > 0 ? { ...plugin, head: [...(plugin.head ?? []), ...head] } : plugin
  })
}
