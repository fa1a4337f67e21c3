import { isAbsolute, join } from 'node:path'
import type { Difference } from '../../../model/difference.ts'
import type { Plugin } from '../../../plugin.ts'
import type { PluginSource } from '../../../plugin-source.ts'
import { isObject } from '../../../text/is-object.ts'
import { pluginParts } from '../../plugins/plugin-parts.ts'
import { stoodFor } from '../stand-in.ts'
import { loadedContent } from './loaded-content.ts'
import { finishedInLanguages } from './finished-in-languages.ts'
import type { LifecycleGiven, LifecyclePlugin } from './lifecycle.ts'
import type { ContentLanguage } from './translated-content.ts'
import { webpackPart } from './webpack-part.ts'
import { inLocale } from './words-of.ts'

/** Parts that mean something to a bundler that is not here, and why nothing is made of them. */
const unheard: Readonly<Record<string, string>> = {
  extendCli: 'commands are those of docs-build',
  translateThemeConfig: 'navbar and footer are translated in navbar.json and footer.json',
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
  'getTranslationFiles',
  'translateContent',
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

/** True for an object that is a plugin of Docusaurus and none of ours. A part of it may be undefined, and be there all the same. */
export function isLifecycle(plugin: unknown): plugin is LifecyclePlugin {
  if (!isObject(plugin) || typeof plugin['name'] !== 'string' || ours.some((key) => key in plugin)) return false
  if ([...heard, ...Object.keys(unheard)].some((key) => key in plugin)) return true
  // Docusaurus passes over what it does not know.
  return Object.keys(plugin).length > 1 && Object.keys(plugin).every((key) => key === 'name' || !(key in pluginParts))
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
  const id = instanceOf(options)
  const webpack = plugin.configureWebpack ? webpackPart(plugin) : undefined
  const { load } = loadedContent(plugin, { ...given, id })
  return {
    plugin: {
      name: plugin.name,
      // Nobody knows what it reads.
      pure: false,
      ...(hasContent(plugin) && { sources: [{ id: sourceId(plugin, options), load }] }),
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
        finish: (site, outDir) => finishedInLanguages(plugin, given, { site, outDir }),
      }),
    },
    differences: Object.entries({
      ...(webpack?.leftOut !== undefined && { configureWebpack: webpack.leftOut }),
      ...unheard,
    }).flatMap(([key, words]) =>
      isObject(plugin) && plugin[key] !== undefined
        ? [{ kind: 'left-out' as const, at: `${given.at} ${key}`, words }]
        : [],
    ),
  }
}

/** The source of a plugin in a language, undefined where that of the whole site is the same. */
export type SourceIn = (language: ContentLanguage, isWritten: boolean) => PluginSource | undefined

/** What a plugin of Docusaurus loads in each language of its site. */
export function sourceIn(plugin: LifecyclePlugin, given: LifecycleGiven): SourceIn | undefined {
  if (!hasContent(plugin)) return undefined
  return (language, isWritten) => {
    // What is translated into the language of the site itself are other words for it.
    if (isWritten && !plugin.translateContent) return undefined
    return {
      id: sourceId(plugin, given.options),
      async load(source) {
        const { code, siteConfig } = language
        const other = await given.again?.(code, siteConfig)
        // What a function made for one language has the shape of what it made for another.
        const made = other ? (other.plugin as LifecyclePlugin) : plugin
        const context = other?.context ?? inLocale(given.context, code, siteConfig)
        return loadedContent(made, { ...given, context, id: instanceOf(given.options) }, language).load(source)
      },
    }
  }
}

function hasContent({ loadContent, contentLoaded, allContentLoaded, injectHtmlTags }: LifecyclePlugin): boolean {
  return [loadContent, contentLoaded, allContentLoaded, injectHtmlTags].some((hook) => hook !== undefined)
}

function instanceOf(options: unknown): string {
  return isObject(options) && typeof options['id'] === 'string' ? options['id'] : 'default'
}

function sourceId({ name }: LifecyclePlugin, options: unknown): string {
  const id = instanceOf(options)
  return id === 'default' ? name : `${name}-${id}`
}

function siteRelative(path: string, siteDir: string): string {
  return path.startsWith(`${siteDir}/`) ? path.slice(siteDir.length + 1) : path
}
