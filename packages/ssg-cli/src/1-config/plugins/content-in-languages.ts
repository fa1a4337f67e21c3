import { loadSources, type NamedSource } from '../../2-sources/plugins/load-sources.ts'
import { messagesOf } from '../../2-sources/scan/messages-of.ts'
import { siteContent } from '../../2-sources/site-content/site-content.ts'
import type { Host } from '../../host.ts'
import type { Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import { memo } from '../../text/memo.ts'
import { joinFolder } from '../../text/urls/resolve-path.ts'
import type { OwnSiteConfig } from '../docusaurus/lifecycle/lifecycle.ts'
import type { PluginMessageText } from '../docusaurus/lifecycle/translated-content.ts'
import type { LanguageConfigs } from '../languages/configs-of-languages.ts'
import type { LoadedPlugin } from './load-plugins.ts'
import { pluginContexts } from './plugin-contexts.ts'
import { sourcedOf } from './with-sources.ts'
import { withTags } from './with-tags.ts'

/** Code of a language → path below its folder → messages of a plugin. */
export type PluginMessages = Readonly<Record<string, Readonly<Record<string, readonly PluginMessageText[]>>>>

/** What is known before plugins load their content in the languages of a site. */
export interface LoadedOnce {
  readonly plugins: readonly LoadedPlugin[]
  /** What the plugins loaded for the language that the site is written in. */
  readonly sources: readonly NamedSource[]
  /** The config file. */
  readonly source: string
  /** Code of a language → what the config says of itself when it is asked for it. */
  readonly own?: Readonly<Record<string, OwnSiteConfig>>
}

/** The configs of languages with what plugins of Docusaurus load in them: pages, data for components, tags. */
export async function contentInLanguages(
  host: Host,
  configs: LanguageConfigs,
  loaded: LoadedOnce,
): Promise<Outcome<LanguageConfigs & { readonly messages?: PluginMessages }>> {
  const { config, translations = [] } = configs
  if (!config.languages || !loaded.plugins.some(({ sourceIn }) => sourceIn)) return outcome(configs)
  const messages: Record<string, Record<string, readonly PluginMessageText[]>> = {}
  const diagnostics: Diagnostic[] = []
  const made: Config[] = []
  for (const own of [config, ...translations]) {
    const files = (messages[own.locale.code] = {})
    const { value, diagnostics: found } = await contentIn(host, own, { ...loaded, files })
    diagnostics.push(...found)
    made.push(value)
  }
  const [first = config, ...others] = made
  const data = others.flatMap(({ locale, sourced }) =>
    sourced?.globalData ? [[locale.code, sourced.globalData] as const] : [],
  )
  const { sourced } = first
  const told =
    sourced && data.length > 0 ? { ...first, sourced: { ...sourced, dataIn: Object.fromEntries(data) } } : first
  return outcome({ config: told, ...(others.length > 0 && { translations: others }), messages }, diagnostics)
}

async function contentIn(
  host: Host,
  config: Config,
  {
    plugins,
    sources,
    source: configSource,
    own,
    files,
  }: LoadedOnce & { readonly files: Record<string, readonly PluginMessageText[]> },
): Promise<Outcome<Config>> {
  const { languages, locale } = config
  const diagnostics: Diagnostic[] = []
  const language = {
    code: locale.code,
    siteConfig: own?.[locale.code],
    contents: {},
    translate(file: string, texts: readonly PluginMessageText[]) {
      files[file] = texts
      if (languages?.folder === undefined) return {}
      const read = messagesOf(host, joinFolder(languages.folder, file))
      diagnostics.push(...read.diagnostics)
      return read.value
    },
  }
  const isWritten = locale.code === languages?.default
  const again = plugins.flatMap((each) => {
    const source = each.sourceIn?.(language, isWritten)
    return source ? [{ ...each, plugin: { ...each.plugin, sources: [source] } }] : []
  })
  if (again.length === 0) return outcome(config)
  const { pluginPlaces } = host.bundler
  const content = memo(() => siteContent({ host, config, configSource }))
  const contextOf = pluginContexts(pluginPlaces)
  const loaded = await loadSources(host, {
    plugins: again,
    contextOf,
    configSource,
    siteContent: content,
    language: locale.code,
  })
  const all = sources.map((before) => loaded.value.find(({ id }) => id === before.id) ?? before)
  const parts = plugins.map(({ plugin }) => plugin)
  const sourced = sourcedOf(all, parts, pluginPlaces.siteDir)
  const head = withTags(parts, all).flatMap((plugin) => plugin.head ?? [])
  const { everyPage = { head: [], client: [] }, ...rest } = config
  const changed = {
    ...rest,
    ...(sourced && { sourced }),
    ...((head.length > 0 || everyPage.client.length > 0) && { everyPage: { ...everyPage, head } }),
  }
  return outcome(changed, [...diagnostics, ...loaded.diagnostics])
}
