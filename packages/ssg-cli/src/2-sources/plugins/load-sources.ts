import { pluginConflict } from '../../diagnostics/catalogue.ts'
import type { Host } from '../../host.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { PluginInfo } from '../../model/plugin-info.ts'
import type { Plugin } from '../../plugin.ts'
import type { PluginContext, SourceContext } from '../../plugin-source.ts'
import { pathFilter } from '../../text/glob.ts'
import { hashValues } from '../../text/hash.ts'
import { joinFolder } from '../../text/urls/resolve-path.ts'
import { globFolder } from './glob-folder.ts'
import { loadSource, type LoadedSource } from './load-source.ts'
import { sourceFolder } from '../../text/source-folder.ts'

/** The argument of {@link loadSources}. */
export interface SourcesInput {
  readonly plugins: readonly { readonly plugin: Plugin; readonly info: PluginInfo }[]
  readonly contextOf: (plugin: string) => PluginContext
  readonly configSource: string
  /** Code of the language in which plugins load once more what they loaded before. */
  readonly language?: string
  /** What the site itself holds, for plugins of Docusaurus. */
  readonly siteContent?: SourceContext['siteContent']
}

/** A source that was loaded. */
export interface NamedSource extends LoadedSource {
  readonly id: string
  readonly plugin: string
  /** The folder of its docs, relative to the site folder. */
  readonly folder: string
}

/** Load the sources of all plugins, one after the other in the order of the plugins. */
export async function loadSources(
  host: Host,
  { plugins, contextOf, configSource, language, siteContent }: SourcesInput,
): Promise<Outcome<readonly NamedSource[]>> {
  const loaded: NamedSource[] = []
  const diagnostics: Diagnostic[] = []
  for (const { plugin, info } of plugins) {
    const { name, sources = [] } = plugin
    const watched = sources.length > 0 ? watchedHash(host, plugin.watch ?? []) : ''
    for (const source of sources) {
      const { id } = source
      const first = loaded.find((other) => other.id === id)
      if (first) {
        diagnostics.push(
          pluginConflict({ file: configSource, kind: 'source', name: id, first: first.plugin, second: name }),
        )
        continue
      }
      const folder = sourceFolder(name, language === undefined ? id : `${id}.${language}`)
      const context = { ...contextOf(name), ...(siteContent && { siteContent }) }
      const from = { source, info, context, folder, watched, configSource }
      const found = await loadSource(host, from)
      diagnostics.push(...found.diagnostics)
      loaded.push({ ...found, id, plugin: name, folder })
    }
  }
  return outcome(loaded, diagnostics)
}

/** A hash of all files that globs and folders name: a source may read them by itself. */
function watchedHash({ files }: Pick<Host, 'files'>, patterns: readonly string[]): string {
  return hashValues(
    patterns.flatMap((pattern) => {
      const folder = globFolder(pattern)
      if (files.stat(folder)?.isFile) return [folder, files.hash(folder)]
      const matches =
        folder === pattern ? () => true : pathFilter([pattern.slice(folder === '.' ? 0 : folder.length + 1)], [])
      return files.list(folder).files.flatMap(({ path }) => {
        const file = joinFolder(folder, path)
        return matches(path) ? [file, files.hash(file)] : []
      })
    }),
  )
}
