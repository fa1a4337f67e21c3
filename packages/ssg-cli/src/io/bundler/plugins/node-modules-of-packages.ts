import { builtinModules } from 'node:module'
import { isInstalled } from '../../within.ts'
import type { Plugin } from '../../esbuild.ts'
import { askedBy, hasAsked } from './asked-by.ts'

const name = 'node-modules-of-packages'
const namespace = 'node-module'
const modules = new RegExp(`^(?:node:)?(?:${builtinModules.filter((each) => !each.startsWith('_')).join('|')})$`)

/**
 * Modules of Node are empty in browsers, where a package asks for one and none is installed by its name: packages that run in both ask
 * first where they are.
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
        return found.errors.length === 0 ? undefined : { path, namespace }
      })
      context.onLoad({ filter: /.*/, namespace }, () => ({ contents: 'module.exports = {}', loader: 'js' }))
    },
  }
}
