import type { PluginModules } from '../../model/plugin-info.ts'
import type { PluginContext } from '../../plugin-source.ts'

/** What plugins are told of their site: each has a folder of its own for what it keeps. */
export function pluginContexts({
  siteDir,
  workDir,
  version,
}: Pick<PluginModules, 'siteDir' | 'workDir' | 'version'>): (name: string) => PluginContext {
  return (name) => ({ siteDir, workDir: `${workDir}/${name.replace(/[^\w-]+/g, '-')}`, version })
}
