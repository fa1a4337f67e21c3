import { isBuiltin } from 'node:module'
import { isAbsolute, join } from 'node:path'
import type { Plugin } from '../../esbuild.ts'
import { statOf } from '../../files/stat-of.ts'
import { askedBy, hasAsked } from './asked-by.ts'

const nothing = 'nothing'

/**
 * Resolve the names that plugins gave a meaning. Modules of Node mean what they are where pages are rendered.
 *
 * @see https://webpack.js.org/configuration/resolve/#resolvealias
 */
export function givenAliases(aliases: Readonly<Record<string, string | false>>, siteDir: string): Plugin {
  return {
    name: 'given-aliases',
    setup(context) {
      const isBrowser = context.initialOptions.platform === 'browser'
      for (const [key, meant] of Object.entries(aliases)) {
        const asking = `alias ${key}`
        const name = key.replace(/\$$/, '')
        if (!isBrowser && isBuiltin(name)) continue
        const filter = new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?:${key === name ? '/|' : ''}$)`)
        context.onResolve({ filter }, async ({ path, kind, importer, resolveDir, pluginData }) => {
          // What it means may have its own name in it, and somebody may ask for that.
          if (hasAsked(pluginData, asking) || path === meant || path.startsWith(`${meant}/`)) return undefined
          if (meant === false) return { path: name, namespace: nothing }
          const rest = path.slice(name.length)
          const place = meant.startsWith('.') ? join(siteDir, meant) : meant
          // Nothing lies below a file: `util/` is the package, where `util` is a file of it.
          if (rest !== '' && isAbsolute(place) && statOf(place)?.isFile() === true) return undefined
          const target = place + rest
          const asked = askedBy(asking, pluginData)
          return context.resolve(target, { kind, importer, resolveDir: resolveDir || siteDir, pluginData: asked })
        })
      }
      context.onLoad({ filter: /.*/, namespace: nothing }, () => ({ contents: 'module.exports = {}', loader: 'js' }))
    },
  }
}
