import { isAbsolute, join } from 'node:path'
import type { Difference } from '../../../model/difference.ts'
import type { Plugin } from '../../../plugin.ts'
import { isObject } from '../../../text/is-object.ts'
import { stoodFor } from '../stand-in.ts'
import { loadedContent } from './loaded-content.ts'
import { finishedProps } from './finished-props.ts'
import type { LifecycleGiven, LifecyclePlugin } from './lifecycle.ts'
import { webpackPart } from './webpack-part.ts'

/** Parts that mean something to a bundler that is not here, and why nothing is made of them. */
const unheard: Readonly<Record<string, string>> = {
  extendCli: 'commands are those of docs-build',
  getTranslationFiles: 'translations are those of the site',
  translateContent: 'translations are those of the site',
  translateThemeConfig: 'translations are those of the site',
}

const heard = [
  'loadContent',
  'contentLoaded',
  'allContentLoaded',
  'getPathsToWatch',
  'getClientModules',
  'getThemePath',
  'postBuild',
  'injectHtmlTags',
  'configurePostCss',
  'configureWebpack',
  'getDefaultCodeTranslationMessages',
]
/** What our plugins have, and those of Docusaurus don't. */
const ours = [
  'config',
  'prepare',
  'postcss',
  'remark',
  'rehype',
  'code',
  'sources',
  'components',
  'aliases',
  'defines',
  'endings',
  'styles',
  'head',
  'client',
  'emit',
  'check',
]

/** True for an object that is a plugin of Docusaurus and none of ours. */
export function isLifecycle(plugin: unknown): plugin is LifecyclePlugin {
  if (!isObject(plugin) || typeof plugin['name'] !== 'string' || ours.some((key) => key in plugin)) return false
  return [...heard, ...Object.keys(unheard)].some((key) => typeof plugin[key] === 'function')
}

/**
 * A plugin of Docusaurus as one of ours: it loads content as a source, which gives pages, data for all pages and tags; what it
 * does with the finished site it does when the output is in its place.
 *
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis
 */
export function lifecyclePlugin(
  plugin: LifecyclePlugin,
  given: LifecycleGiven,
): { readonly plugin: Plugin; readonly differences: readonly Difference[] } {
  const { folder, context, options } = given
  const pathOf = (path: string) => (isAbsolute(path) ? path : join(folder, path))
  const modules = (plugin.getClientModules?.() ?? []).map(pathOf)
  const themePath = plugin.getThemePath?.()
  const isStyle = (path: string) => /\.(?:css|s[ac]ss|less)$/.test(path)
  const watched = (plugin.getPathsToWatch?.() ?? []).map((path) => siteRelative(path, context.siteDir))
  const id = isObject(options) && typeof options['id'] === 'string' ? options['id'] : 'default'
  const webpack = plugin.configureWebpack ? webpackPart(plugin) : undefined
  const { state, load } = loadedContent(plugin, { ...given, id })
  const hasContent = plugin.loadContent ?? plugin.contentLoaded ?? plugin.allContentLoaded ?? plugin.injectHtmlTags
  return {
    plugin: {
      name: plugin.name,
      // Nobody knows what it reads.
      pure: false,
      ...(hasContent && { sources: [{ id: id === 'default' ? plugin.name : `${plugin.name}-${id}`, load }] }),
      client: modules.filter((path) => !isStyle(path)),
      styles: modules.filter(isStyle),
      ...(themePath !== undefined && { themes: [pathOf(themePath)] }),
      watch: watched,
      ...(webpack && { aliases: webpack.aliases, defines: webpack.defines, endings: webpack.endings }),
      ...(plugin.configurePostCss && {
        postcss: (plugins) => {
          const styling = { plugins: [...plugins], ident: 'postcss' }
          // A package that is not installed goes by its name, which is told where it is looked for.
          return (plugin.configurePostCss?.(styling) ?? styling).plugins.map((each) => stoodFor(each)?.name ?? each)
        },
      }),
      ...(plugin.postBuild && {
        finish: async (site, outDir) => {
          await plugin.postBuild?.(finishedProps(site, { context, outDir, plugin, options, content: state.content }))
        },
      }),
    },
    differences: Object.entries({
      ...(webpack?.leftOut !== undefined && { configureWebpack: webpack.leftOut }),
      ...unheard,
    }).flatMap(([key, words]) =>
      key in plugin ? [{ kind: 'left-out' as const, at: `${given.at} ${key}`, words }] : [],
    ),
  }
}

function siteRelative(path: string, siteDir: string): string {
  return path.startsWith(`${siteDir}/`) ? path.slice(siteDir.length + 1) : path
}
