import type { PluginModules } from '../../model/plugin-info.ts'
import type { PluginContext } from '../../plugin-source.ts'

/** What plugins are told of their site: each has a folder of its own for what it keeps, and `more` is told to all. */
export function pluginContexts(
  { siteDir, workDir, version, isWatch }: Pick<PluginModules, 'siteDir' | 'workDir' | 'version' | 'isWatch'>,
  more?: object,
): (name: string) => PluginContext {
  return (name) => ({ ...more, siteDir, workDir: `${workDir}/${name.replace(/[^\w-]+/g, '-')}`, version, isWatch })
}
