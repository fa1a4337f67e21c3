import { isAbsolute } from 'node:path'
import { isObject } from '../../../text/is-object.ts'
import { moduleEndings } from '../../../text/modules/module-endings.ts'
import { definesOf, hasOnlyDefines as areAllTaken } from './webpack-defines.ts'
import { stoodFor, standIn } from '../stand-in.ts'
import type { LifecyclePlugin } from './lifecycle.ts'

/** What a plugin says to webpack, as far as it means something here. */
export interface WebpackPart {
  readonly aliases: Readonly<Record<string, string | false>>
  /** Expressions, and the code that stands for each. */
  readonly defines: Readonly<Record<string, string>>
  /** Endings of modules that are looked for before those that bundles of ours know. */
  readonly endings: readonly string[]
  /** Why the rest is left out; undefined where there is none. */
  readonly leftOut?: string
}

/** Files that every bundle of ours takes, for which loaders are needed there. */
const taken =
  'js cjs mjs jsx ts tsx md mdx css scss sass less svg yaml yml json txt png jpg jpeg gif webp avif ico woff woff2 ttf mp4 webm pdf'
    .split(' ')
    .map((ending) => `/site/src/a.${ending}`)

/**
 * Read what `configureWebpack` changes: aliases, fallbacks and values of names count, and rules for files that need none here. It is asked as for
 * browsers, with a config that has nothing in it.
 *
 * @see https://docusaurus.io/docs/api/plugin-methods/lifecycle-apis#configureWebpack
 */
export function webpackPart({ configureWebpack }: LifecyclePlugin): WebpackPart {
  try {
    const config = { resolve: { alias: {}, fallback: {} }, module: { rules: [] }, plugins: [] }
    const made: unknown =
      typeof configureWebpack === 'function' ? configureWebpack(config, false, utils, undefined) : configureWebpack
    const both = [config, made].filter(isObject)
    const applied = appliedPlugins(both.flatMap(({ plugins }) => (Array.isArray(plugins) ? plugins : [])))
    const all = [...both, ...applied.values()]
    const rest = new Set(all.flatMap((each) => unknownKeys(each, applied)))
    const resolved = all.flatMap(({ resolve }) => (isObject(resolve) ? [resolve] : []))
    const aliases = Object.assign(
      {},
      ...resolved.flatMap(({ alias, fallback }) => [named(fallback), named(alias)]),
    ) as WebpackPart['aliases']
    const defines = Object.assign({}, ...all.map(({ plugins }) => definesOf(plugins))) as WebpackPart['defines']
    const endings = resolved.flatMap(firstEndings)
    if (rest.size === 0) return { aliases, defines, endings }
    return { aliases, defines, endings, leftOut: `nothing is bundled with webpack: ${[...rest].join(', ')}` }
  } catch {
    return { aliases: {}, defines: {}, endings: [], leftOut: 'nothing is bundled with webpack' }
  }
}

/** Endings such as `.web.js` that a list has before those of all bundles: these stand at `...`, or are written out. */
function firstEndings({ extensions }: Readonly<Record<string, unknown>>): readonly string[] {
  const all: readonly unknown[] = Array.isArray(extensions) ? extensions : []
  const known = all.findIndex((each) => each === '...' || moduleEndings.some((ending) => ending === each))
  const first = known === -1 ? all : all.slice(0, known)
  return first.filter((each) => typeof each === 'string' && /^\.[\w.-]+\.[cm]?[jt]sx?$/.test(each)) as string[]
}

const utils = {
  getStyleLoaders: () => [],
  getJSLoader: () => ({}),
  currentBundler: { name: 'webpack', instance: standIn('webpack') },
}

type WebpackConfig = Readonly<Record<string, unknown>>

/**
 * What plugins change of a config of webpack, such as the one that brings what Node has to browsers. One that works with files and
 * modules as well asks for more than the config, and throws.
 */
function appliedPlugins(plugins: readonly unknown[]): ReadonlyMap<unknown, WebpackConfig> {
  const changed = plugins.flatMap((plugin): (readonly [unknown, WebpackConfig])[] => {
    if (!isObject(plugin) || stoodFor(plugin) || areAllTaken(plugin) || typeof plugin['apply'] !== 'function') return []
    const options = { resolve: { alias: {}, fallback: {} }, module: { rules: [] }, plugins: [] }
    try {
      plugin['apply']({ options })
      return [[plugin, options]]
    } catch {
      return []
    }
  })
  return new Map(changed)
}

/** Keys of a config of webpack that nothing is made of. */
function unknownKeys(config: WebpackConfig, applied: ReadonlyMap<unknown, unknown>): readonly string[] {
  return Object.entries(config).flatMap(([key, value]) => {
    if (key === 'mergeStrategy') return []
    if (key === 'resolve' && isObject(value))
      return Object.keys(value).flatMap((inner) =>
        ['alias', 'fallback', 'symlinks', 'extensions'].includes(inner) ? [] : `resolve.${inner}`,
      )
    if (key === 'module' && isObject(value))
      return Array.isArray(value['rules']) && value['rules'].every(isTaken) ? [] : ['module.rules']
    if (
      key === 'plugins' &&
      Array.isArray(value) &&
      value.every((plugin) => applied.has(plugin) || areAllTaken(plugin))
    )
      return []
    return Array.isArray(value) && value.length === 0 ? [] : [key]
  })
}

/** True for a rule about files that are bundled anyway. */
function isTaken(rule: unknown): boolean {
  if (!isObject(rule)) return false
  const { test, resourceQuery } = rule
  if (resourceQuery instanceof RegExp) return resourceQuery.test('?raw') && !resourceQuery.test('?other')
  return test instanceof RegExp && taken.some((file) => file.search(test) !== -1)
}

/** Names and what they mean. Those of stand-ins are packages. */
function named(given: unknown): WebpackPart['aliases'] {
  const entries: readonly (readonly [string, unknown])[] = Array.isArray(given)
    ? given.flatMap((entry: unknown) =>
        isObject(entry)
          ? [[`${String(entry['name'])}${entry['onlyModule'] === true ? '$' : ''}`, entry['alias']] as const]
          : [],
      )
    : Object.entries(Object(given) as object)
  return Object.fromEntries(
    entries.flatMap(([name, value]): [string, string | false][] => {
      const meant: unknown = Array.isArray(value) ? value[0] : value
      if (meant === false) return [[name, false]]
      const path = typeof meant === 'string' ? meant : stoodFor(meant)?.name
      if (path !== undefined && isOwnReact(name, path)) return []
      // What another bundler would look for beside its own folder is no name.
      return path === undefined || (path.startsWith('.') && !isAbsolute(path)) ? [] : [[name, path]]
    }),
  )
}

/** Sites name their copy of React, so that there is one. Here there is, and it is another. */
function isOwnReact(name: string, path: string): boolean {
  const [, part] = /^(react(?:-dom)?)\$?$/.exec(name) ?? []
  return (
    part !== undefined && (path === part || /[\\/]node_modules[\\/](react(?:-dom)?)[\\/]?$/.exec(path)?.[1] === part)
  )
}
