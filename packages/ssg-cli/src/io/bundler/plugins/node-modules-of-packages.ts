import { builtinModules } from 'node:module'
import { isInstalled } from '../../files/within.ts'
import type { Plugin } from '../../esbuild.ts'
import { askedBy, hasAsked } from './asked-by.ts'

const name = 'node-modules-of-packages'
const namespace = 'node-module'
const modules = new RegExp(`^(?:node:)?(?:${builtinModules.filter((each) => !each.startsWith('_')).join('|')})$`)

/** Packages that stand for modules of Node in browsers under other names. Sites have them installed with a plugin of webpack. */
const standing: Readonly<Record<string, string>> = {
  crypto: 'crypto-browserify',
  http: 'stream-http',
  https: 'https-browserify',
  os: 'os-browserify/browser',
  path: 'path-browserify',
  stream: 'stream-browserify',
  tty: 'tty-browserify',
  vm: 'vm-browserify',
  zlib: 'browserify-zlib',
}

/**
 * Modules of Node for packages in browsers: a package of that name, else the one that stands for it, where either is installed. Others are
 * empty: packages that run in both ask first where they are.
 *
 * @see https://webpack.js.org/configuration/resolve/#resolvefallback
 */
export function nodeModulesOfPackages(): Plugin {
  return {
    name,
    setup(context) {
      context.onResolve({ filter: modules }, async ({ path, importer, resolveDir, kind, pluginData }) => {
        if (!isInstalled(importer) || hasAsked(pluginData, name)) return undefined
        const found = await context.resolve(path, { importer, resolveDir, kind, pluginData: askedBy(name, pluginData) })
        // What a package says of a module itself, in `browser`, only esbuild can tell.
        if (found.errors.length === 0) return undefined
        const other = standing[path.replace(/^node:/, '')]
        const stands = other === undefined ? undefined : await context.resolve(other, { importer, resolveDir, kind })
        return stands?.errors.length === 0 ? stands : { path, namespace }
      })
      context.onLoad({ filter: /.*/, namespace }, () => ({ contents: 'module.exports = {}', loader: 'js' }))
    },
  }
}
