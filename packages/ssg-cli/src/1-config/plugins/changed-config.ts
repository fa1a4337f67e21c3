import { loadSources, type NamedSource } from '../../2-sources/plugins/load-sources.ts'
import { siteContent } from '../../2-sources/site-content/site-content.ts'
import type { Host } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { hashValues } from '../../text/hash.ts'
import { memo } from '../../text/memo.ts'
import { configOfPlugins } from './config-of-plugins.ts'
import type { LoadedOnce } from './content-in-languages.ts'
import { grammarFiles } from './grammar-files.ts'
import { pluginContexts } from './plugin-contexts.ts'
import { withParts } from './with-parts.ts'
import { withSources } from './with-sources.ts'
import { withTags } from './with-tags.ts'

/** A config with what its plugins make of it, and what their sources gave. */
export interface ChangedConfig {
  readonly config: Config
  readonly sources: readonly NamedSource[]
}

/** Make of a config what its plugins make of it. Undefined when they can't be used. */
export async function changedConfig(
  host: Host,
  { config, plugins, source }: Pick<LoadedOnce, 'plugins' | 'source'> & { readonly config: Config },
): Promise<Outcome<ChangedConfig | undefined>> {
  if (plugins.length === 0) return outcome({ config, sources: [] })
  const all = plugins.map(({ plugin }) => plugin)
  const grammars = all.map((plugin) => grammarFiles(host.files, plugin))
  const unread = grammars.flatMap((each) => each.diagnostics)
  const { value, diagnostics } = await configOfPlugins(host, { config, plugins: all, source })
  if (!value || unread.length > 0) return outcome(undefined, [...diagnostics, ...unread])
  const { pluginPlaces } = host.bundler
  const contextOf = pluginContexts(pluginPlaces)
  if (all.some(({ sources = [] }) => sources.length > 0)) host.progress({ step: 'sources' })
  const content = memo(() => siteContent({ host, config: value, configSource: source }))
  const ofSite = value.siteConfig === undefined ? {} : { siteContent: content }
  const loaded = await loadSources(host, { plugins, contextOf, configSource: source, ...ofSite })
  const sourced = await withSources(host, value, { sources: loaded.value, plugins: all, source })
  const found = [...diagnostics, ...loaded.diagnostics, ...sourced.diagnostics]
  const joined = withParts(sourced.value, withTags(all, loaded.value), { siteDir: pluginPlaces.siteDir, source })
  const infos = plugins.map(({ info }, index) => {
    const files = grammars[index]?.value
    return files ? { ...info, key: hashValues(info.key, files) } : info
  })
  const changed = { config: { ...joined.value, plugins: infos }, sources: loaded.value }
  return outcome(changed, [...found, ...joined.diagnostics])
}
