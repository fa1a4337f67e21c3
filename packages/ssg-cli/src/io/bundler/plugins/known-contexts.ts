import type { Plugin } from '../../esbuild.ts'
import { readFile } from '../../files/read-file.ts'

/**
 * Take note of all contexts that code in the bundle makes, so that what they hold can be told to islands, each of which is a tree of
 * its own. React's own module is the one place by which all of them come.
 */
export function knownContexts(): Plugin {
  return {
    name: 'known-contexts',
    setup(context) {
      context.onLoad({ filter: /[\\/]node_modules[\\/]react[\\/]index\.js$/ }, ({ path }) => ({
        contents: `${readFile(path, 'utf8')}\n${noteContexts}`,
        loader: 'js',
      }))
    },
  }
}

const noteContexts = `{
  const all = (globalThis[Symbol.for('docs-build.contexts')] = new Set())
  const { createContext } = module.exports
  module.exports.createContext = (value) => {
    const context = createContext(value)
    all.add(context)
    return context
  }
}`
