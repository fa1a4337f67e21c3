import type { Diagnostic } from '../model/diagnostic.ts'
import type { PluginInfo } from '../model/plugin-info.ts'

/**
 * Failures of plugins of which nothing else tells where they are, at the names by which the config asks for these plugins: what a
 * package does has no position in a file of the site.
 */
export function atPlugins(
  diagnostics: readonly Diagnostic[],
  plugins: readonly PluginInfo[] = [],
  configSource: string,
): readonly Diagnostic[] {
  const named = new Map(plugins.map(({ name, from }) => [name, from]))
  return diagnostics.map((diagnostic) => {
    const { plugin, file = configSource, line } = diagnostic
    if (plugin === undefined || line !== undefined || file !== configSource) return diagnostic
    const from = named.get(plugin)
    return { ...diagnostic, file, ...(from !== undefined && { subject: from }) }
  })
}
