import type { PluggableList } from 'unified'
import type { AskedFunctions } from '../model/asked-functions.ts'
import type { UserData } from '../model/user-data.ts'
import type { Plugin, PluginEntry } from '../plugin.ts'

/** What `docs.config.ts` exports: data, and plugins, which bring code. */
export type UserConfig = Omit<UserData, 'markdown'> & {
  /** In the order in which they take part. What is `false`, `null` or undefined is left out. */
  readonly plugins?: readonly (PluginEntry | false | null | undefined)[]
  /** Functions of a config of Docusaurus that are asked while pages are placed: `docs-build migrate` writes them. */
  readonly asked?: AskedFunctions
  readonly markdown?: UserData['markdown'] & {
    /** Plugins of unified that take part before those of `plugins`. */
    readonly beforeDefaultRemarkPlugins?: PluggableList
    readonly beforeDefaultRehypePlugins?: PluggableList
    /** Plugins of unified that take part after those of `plugins`. */
    readonly remarkPlugins?: PluggableList
    readonly rehypePlugins?: PluggableList
    /** How nodes that remark plugins bring become HTML. */
    readonly remarkRehypeOptions?: Plugin['remarkRehype']
  }
}

/**
 * Type the config of a site: the editor completes and checks its keys. The config itself comes back as it is.
 *
 *     export default defineConfig({
 *       title: 'My docs',
 *       url: 'https://docs.example.com',
 *       docs: { path: 'docs' },
 *       plugins: ['@docs-build/plugin-mermaid'],
 *     })
 */
export function defineConfig(config: UserConfig): UserConfig {
  return config
}
