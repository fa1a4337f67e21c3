import type { Plugin, PluginFactory } from '../plugin.ts'

/**
 * Type a plugin, or what makes one from its options: the editor completes its parts. It comes back as it is.
 *
 *     export default definePlugin((context, options: { readonly id: string }) => ({
 *       name: 'stats',
 *       head: [{ tag: 'script', attributes: { src: `https://stats.example.com/${options.id}.js`, defer: true } }],
 *       policy: { 'script-src': ['https://stats.example.com'] },
 *     }))
 */
export function definePlugin<Options = undefined>(factory: PluginFactory<Options>): PluginFactory<Options>
export function definePlugin(plugin: Plugin): Plugin
export function definePlugin(plugin: Plugin | PluginFactory<never>): Plugin | PluginFactory<never> {
  return plugin
}
