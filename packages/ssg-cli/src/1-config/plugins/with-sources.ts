import { isAbsolute } from 'node:path'
import type { NamedSource } from '../../2-sources/plugins/load-sources.ts'
import { globFolder } from '../../2-sources/plugins/glob-folder.ts'
import { pluginFailed } from '../../diagnostics/catalogue.ts'
import type { Host } from '../../host.ts'
import type { CollectionConfig, Config } from '../../model/config.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { GlobalData, Sourced } from '../../model/sourced.ts'
import type { Plugin } from '../../plugin.ts'
import { wayFrom } from '../../text/urls/resolve-path.ts'
import { sitePath } from '../site-path.ts'
import { broughtNames } from './brought-names.ts'
import { checkedAgain } from './checked-again.ts'

/** What {@link withSources} joins to a config. */
export interface SourcesToJoin {
  readonly sources: readonly NamedSource[]
  readonly plugins: readonly Plugin[]
  /** The config file. */
  readonly source: string
}

/**
 * Join what sources gave to the config: docs are collections like any other, and checked like any other. One that can't be
 * used is left out.
 */
export async function withSources(
  host: Pick<Host, 'cache' | 'env' | 'bundler' | 'files'>,
  config: Config,
  { sources, plugins, source }: SourcesToJoin,
): Promise<Outcome<Config>> {
  const { siteDir } = host.bundler.pluginPlaces
  const brought = broughtNames(host.files, plugins)
  const diagnostics: Diagnostic[] = []
  let latest = config
  for (const { id, docs, folder, plugin } of sources) {
    if (!docs) continue
    // Nobody knows when the content of such docs was changed, and there is one version of it.
    const collection = { ...docs.options, id, path: folder, versioned: false, lastUpdated: {} }
    const value = { ...latest, collections: [...latest.collections, collection] }
    const checked = await checkedAgain(host, { value, before: latest, source, brought })
    const hook = `source ${JSON.stringify(id)}`
    diagnostics.push(...checked.diagnostics.map(({ message }) => pluginFailed({ plugin, hook, message, file: source })))
    if (!checked.value) continue
    const collections = checked.value.collections.map((each) => withOrigins(each, id, docs.origins))
    latest = { ...checked.value, collections }
  }
  const sourced = sourcedOf(sources, plugins, siteDir)
  return outcome(sourced ? { ...latest, sourced } : latest, diagnostics)
}

/** What sources gave besides docs. Undefined for nothing. */
export function sourcedOf(
  sources: readonly NamedSource[],
  plugins: readonly Plugin[],
  siteDir: string,
): Sourced | undefined {
  const pathOf = (path: string) => (isAbsolute(path) ? wayFrom(siteDir, path) : sitePath(path))
  const routes = sources.flatMap(({ pages }) => pages.map((page) => ({ ...page, component: pathOf(page.component) })))
  const read = sources.flatMap(({ dependencies }) => Object.keys(dependencies.files))
  const watched = [...read, ...plugins.flatMap(({ watch = [] }) => watch.map(globFolder))]
  const globalData = joinedData(sources)
  if (routes.length + watched.length === 0 && !globalData) return undefined
  return { routes, watched: [...new Set(watched)], ...(globalData && { globalData }) }
}

function joinedData(sources: readonly NamedSource[]): GlobalData | undefined {
  const all: Record<string, Readonly<Record<string, unknown>>> = {}
  for (const { globalData = {} } of sources)
    for (const [plugin, data] of Object.entries(globalData)) all[plugin] = { ...all[plugin], ...data }
  return Object.keys(all).length > 0 ? all : undefined
}

function withOrigins(collection: CollectionConfig, id: string, origins: CollectionConfig['origins']): CollectionConfig {
  return collection.id === id && origins ? { ...collection, origins } : collection
}
