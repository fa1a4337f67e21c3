import type { PluginModules } from '../../model/plugin-info.ts'
import type { PluginContext } from '../../plugin-source.ts'

/** What plugins are told of their site: each has a folder of its own for what it keeps. */
export function pluginContexts({
  siteDir,
  workDir,
  version,
  isWatch,
}: Pick<PluginModules, 'siteDir' | 'workDir' | 'version' | 'isWatch'>): (name: string) => PluginContext {
  return (name) => ({ siteDir, workDir: `${workDir}/${name.replace(/[^\w-]+/g, '-')}`, version, isWatch })
}
