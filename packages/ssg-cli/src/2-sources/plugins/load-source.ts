import { pluginDiagnostic, pluginFailed } from '../../diagnostics/catalogue.ts'
import { runHook } from '../../diagnostics/run-hook.ts'
import type { Host } from '../../host.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { PluginInfo } from '../../model/plugin-info.ts'
import type { HeadTag } from '../../model/head-tag.ts'
import type { GlobalData, Origin, SourceRoute } from '../../model/sourced.ts'
import type { PluginContext, PluginSource, SourceContent, SourceContext } from '../../plugin-source.ts'
import { hashOf, hashValues } from '../../text/hash.ts'
import { joinFolder } from '../../text/urls/resolve-path.ts'
import { staysInside } from '../../text/urls/stays-inside.ts'
import { contentProblem } from './content-problem.ts'
import { areCurrent, sourceReader, type Dependencies } from './source-reader.ts'

/** What a source gave. Texts of docs lie in files; what is kept of them are their hashes. */
export interface LoadedSource {
  /** Undefined for a source without docs. */
  readonly docs?: {
    readonly options: Readonly<Record<string, unknown>>
    /** Path below the folder of the source → hash. */
    readonly hashes: Readonly<Record<string, string>>
    readonly origins: Readonly<Record<string, Origin>>
  }
  readonly pages: readonly SourceRoute[]
  readonly head?: readonly HeadTag[]
  readonly globalData?: GlobalData
  readonly diagnostics: readonly Diagnostic[]
  readonly dependencies: Dependencies
}

/** A source, and whose it is. */
export interface SourceOfPlugin {
  readonly source: PluginSource
  readonly info: PluginInfo
  readonly context: PluginContext & Pick<SourceContext, 'siteContent'>
  /** Where its docs become files, relative to the site folder. */
  readonly folder: string
  /** Equal while the files are equal that the plugin watches. */
  readonly watched: string
  /** The config file, for what nothing else tells the place of. */
  readonly configSource: string
}

/**
 * Load a source, or find what it gave before: nothing that it was made from is different since then, and its docs are still
 * there. One that fails gives nothing.
 */
export async function loadSource(host: Host, from: SourceOfPlugin): Promise<LoadedSource> {
  const { source, info, folder } = from
  const key = hashValues(info.key, source.id, from.watched)
  const known = info.pure ? host.cache.get<LoadedSource>('sources', key) : undefined
  if (known && (await areCurrent(host, known.dependencies, from.context)) && areThere(host, folder, known)) return known
  const reader = sourceReader(host, from.context)
  const found: Diagnostic[] = []
  const written = new Map<string, string>()
  const context = {
    ...from.context,
    read: reader.read,
    fetch: reader.fetch,
    write(name: string, text: string) {
      if (name === '' || !staysInside(name)) throw new Error(`Unexpected name ${JSON.stringify(name)} of a file`)
      written.set(name, text)
      return `${from.context.siteDir}/${folder}.files/${name}`
    },
    report: (message: Parameters<typeof pluginDiagnostic>[1]) => void found.push(pluginDiagnostic(info.name, message)),
  }
  const hook = { plugin: info.name, hook: `source "${source.id}"`, file: from.configSource }
  const { value, diagnostics } = await runHook(host.bundler, hook, () => source.load(context))
  const problem = diagnostics.length === 0 ? contentProblem(value) : undefined
  const wrong = problem === undefined ? diagnostics : [pluginFailed({ ...hook, message: problem })]
  const dependencies = reader.dependencies()
  if (!value || wrong.length > 0) return { pages: [], diagnostics: [...found, ...wrong], dependencies }
  if (written.size > 0) host.pluginStore.fill(`${folder}.files`, written)
  const warnings = reader.warnings(info.name)
  const loaded = {
    ...keptDocs(host, folder, value),
    pages: value.pages ?? [],
    ...(value.head && { head: value.head }),
    ...(value.globalData && { globalData: value.globalData }),
    diagnostics: [...found, ...warnings],
    dependencies,
  }
  // An answer that is too old is asked for again, and files that it wrote may not be there any more.
  if (warnings.length === 0 && written.size === 0) host.cache.set('sources', key, loaded)
  return loaded
}

/** Write the docs of a source to its folder, and say what is to be known of them. */
function keptDocs(host: Host, folder: string, { docs }: SourceContent): Pick<LoadedSource, 'docs'> {
  const { files = {}, ...options } = docs ?? {}
  const texts = Object.entries(files).map(([path, { text }]) => [path, text] as const)
  host.pluginStore.fill(folder, new Map(texts))
  if (!docs) return {}
  const hashes = Object.fromEntries(texts.map(([path, text]) => [path, hashOf(text)]))
  const origins = Object.entries(files).flatMap(([path, { origin }]) => (origin ? [[path, origin] as const] : []))
  return { docs: { options, hashes, origins: Object.fromEntries(origins) } }
}

/** True when the folder holds the docs and nothing else. */
function areThere({ files }: Pick<Host, 'files'>, folder: string, { docs }: LoadedSource): boolean {
  if (!docs) return true
  const hashes = Object.entries(docs.hashes)
  if (files.list(folder).files.length !== hashes.length) return false
  return hashes.every(([path, hash]) => {
    const file = joinFolder(folder, path)
    return files.stat(file)?.isFile === true && files.hash(file) === hash
  })
}
