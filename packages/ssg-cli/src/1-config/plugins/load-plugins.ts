import { invalidConfig, pluginFailed } from '../../diagnostics/catalogue.ts'
import { keyPath } from '../../diagnostics/quote.ts'
import { locatePath } from '../../diagnostics/locate-path.ts'
import { locateString } from '../../diagnostics/locate.ts'
import type { ImportedModule } from '../../model/imported-module.ts'
import type { Bundler } from '../../host.ts'
import type { Difference } from '../../model/difference.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { PluginInfo, PluginModules } from '../../model/plugin-info.ts'
import type { Plugin } from '../../plugin.ts'
import { messageOf } from '../../text/message-of.ts'
import type { ForeignConfig } from '../docusaurus/foreign-config.ts'
import { siteContext } from '../docusaurus/lifecycle/site-context.ts'
import { makePlugins } from './make-plugins.ts'
import type { PluginProblem } from './plugin-shape.ts'
import { notRunning } from './not-running.ts'
import { pluginContexts } from './plugin-contexts.ts'
import { pluginKey } from './plugin-key.ts'
import { pluginPages } from './plugin-pages.ts'
import type { SourceIn } from '../docusaurus/lifecycle/lifecycle-plugin.ts'
import type { WordsIn } from '../docusaurus/lifecycle/words-of.ts'
import type { WrittenPlugins } from './written-plugins.ts'

/** A plugin on the main thread. */
export interface LoadedPlugin {
  readonly plugin: Plugin
  readonly info: PluginInfo
  readonly wordsIn?: WordsIn
  readonly sourceIn?: SourceIn
}

/** The plugins of a site, and where threads find them. */
export interface LoadedPlugins {
  readonly plugins: readonly LoadedPlugin[]
  /** Undefined without plugins. */
  readonly modules?: PluginModules
  /** Of plugins of Docusaurus: what is not done of them. */
  readonly differences: readonly Difference[]
  /** The modules that hold them. */
  readonly imported?: readonly ImportedModule[]
}

/** The plugins of a config, and where they stand. */
export interface PluginsToLoad {
  readonly written: WrittenPlugins
  readonly source: string
  readonly text: string
  /** The whole config as it is written. */
  readonly value: unknown
  /** Of a config of Docusaurus: the plugins of ours that can be used, and the presets that were run. */
  readonly foreign?: Pick<ForeignConfig, 'batteries' | 'presets'> | undefined
}

/** Import, make and check the plugins that a config names. Without any, nothing is done. */
export async function loadPlugins(
  { bundler }: { readonly bundler: Bundler },
  { written, source, text, value: given, foreign }: PluginsToLoad,
): Promise<Outcome<LoadedPlugins>> {
  const entries = Array.isArray(written.plugins) ? written.plugins : []
  const lists = Object.values(written.markdown)
  const config = bundler.imported(source)
  if ((written.plugins === undefined && lists.every((list) => list === undefined)) || !config)
    return outcome({ plugins: [], differences: [] })
  const diagnostics: Diagnostic[] = []
  const left: Difference[] = []
  const values = new Map<string, unknown>()
  const modules = new Map<string, ImportedModule>()
  for (const [index, entry] of entries.entries()) {
    const name: unknown = Array.isArray(entry) ? entry[0] : entry
    if (typeof name !== 'string' || values.has(name)) continue
    const { value, diagnostics: found } = await bundler.importPlugin(name)
    if (value) {
      values.set(name, value.value)
      modules.set(name, value)
    } else if (found.length === 0) {
      const message = `Unexpected plugin ${JSON.stringify(name)}, expected a package that is installed or a file such as "./plugins/name.ts"`
      const position = locatePath(text, { path: ['plugins', index], string: name }) ?? locateString(text, name)
      diagnostics.push(invalidConfig({ file: source, path: '', message, position, ...hintFor(name) }))
    }
    if (foreign && /^(?!@docs-build\/)[@\w]/.test(name))
      left.push(...found.map(({ message }) => notRunning(name, message)))
    else diagnostics.push(...found)
  }
  if (diagnostics.length > 0) return outcome({ plugins: [], differences: [] }, diagnostics)
  const contextOf = pluginContexts(bundler.pluginPlaces)
  const making = {
    named: values,
    contextOf,
    entryOf: (name: string) => modules.get(name)?.entry,
    runCode: bundler.runCode,
    foreign: siteContext(given, bundler.pluginPlaces.siteDir, bundler.pluginPlaces.outDir),
  }
  const { made, problems, left: unusable = [] } = await makePlugins(written, making)
  if (problems.length > 0) {
    return outcome(
      { plugins: [], differences: [] },
      problems.map((problem) => problemOf(problem, { bundler, source, text })),
    )
  }
  const urls = Object.fromEntries(Array.from(modules, ([name, { url }]) => [name, url]))
  const presets = Object.entries(foreign?.presets ?? {})
  const presetUrls = Object.fromEntries(presets.map(([at, { url }]) => [at, url]))
  return outcome({
    imported: [...modules.values()],
    differences: [...left, ...unusable, ...made.flatMap(({ differences = [] }) => differences)],
    plugins: made.map((each) => {
      const { name, pure = true } = each.plugin
      const from = each.named !== undefined && { from: each.named }
      const pages = pluginPages(each.plugin)
      const info = {
        name,
        pure,
        ...from,
        key: pluginKey(each, config, { modules, presets: presets.map(([, module]) => module) }),
        ...(pages && { pages }),
      }
      const { plugin, wordsIn, sourceIn } = each
      return { plugin, info, ...(wordsIn && { wordsIn }), ...(sourceIn && { sourceIn }) }
    }),
    ...(made.length > 0 && {
      modules: {
        config: config.url,
        named: urls,
        ...(foreign && { foreign: { batteries: foreign.batteries, presets: presetUrls } }),
        ...bundler.pluginPlaces,
      },
    }),
  })
}

/** Who writes the name of a package must have it. */
function hintFor(name: string): { readonly hint?: string } {
  return /^[./]/.test(name) ? {} : { hint: `Run \`npm install ${name}\`.` }
}

function problemOf(
  { path, message, suggestion, thrown }: PluginProblem,
  { bundler, source, text }: { readonly bundler: Bundler; readonly source: string; readonly text: string },
): Diagnostic {
  const position = locatePath(text, { path })
  if (!thrown) return invalidConfig({ file: source, path: keyPath(path), message, position, suggestion })
  const at = bundler.thrownAt(thrown.error) ?? { file: source, position }
  return pluginFailed({
    ...at,
    plugin: thrown.name,
    hook: 'the function that makes it',
    message: messageOf(thrown.error),
  })
}
