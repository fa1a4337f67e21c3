import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { ImportKind, Plugin } from '../../esbuild.ts'
import { askedBy, hasAsked } from './asked-by.ts'

const here = dirname(fileURLToPath(import.meta.url))
const require = createRequire(import.meta.url)

/** The name of the plugin: whose questions lead to React itself. */
export const oneReact = 'site-aliases'

/** `@site/x`, one React for everything, and packages that come with the tool when the site has none of its own. */
export function siteAliases(siteDir: string): Plugin {
  return {
    name: oneReact,
    setup(context) {
      const reactDir = dirname(require.resolve('react/package.json'))
      const found = new Map<string, ReturnType<typeof context.resolve>>()
      // Nearly every component imports React, and each question to esbuild takes its time.
      const ownReact = (path: string, kind: ImportKind) => {
        const key = `${kind} ${path}`
        const known =
          found.get(key) ?? context.resolve(path, { resolveDir: reactDir, kind, pluginData: askedBy(oneReact) })
        found.set(key, known)
        return known
      }
      context.onResolve({ filter: /^@site\// }, ({ path, kind }) =>
        context.resolve(`./${path.slice('@site/'.length)}`, { resolveDir: siteDir, kind }),
      )
      context.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind, pluginData }) =>
        hasAsked(pluginData, oneReact) ? undefined : ownReact(path, kind),
      )
      context.onResolve(
        { filter: /^(@docs-build\/|docs-build\/translate$)/ },
        async ({ path, kind, importer, pluginData, resolveDir }) => {
          if (hasAsked(pluginData, oneReact)) return undefined
          const asked = { kind, importer, pluginData: askedBy(oneReact, pluginData) }
          const own = await context.resolve(path, { ...asked, resolveDir: resolveDir || siteDir })
          return own.errors.length === 0 ? own : context.resolve(path, { ...asked, resolveDir: here })
        },
      )
    },
  }
}
