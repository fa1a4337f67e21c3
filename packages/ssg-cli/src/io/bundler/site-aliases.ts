import { createRequire } from 'node:module'
import { dirname } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { Plugin } from '../esbuild.ts'

const here = dirname(fileURLToPath(import.meta.url))
const require = createRequire(import.meta.url)

/** `@site/x`, one React for everything, and packages that come with the tool when the site has none of its own. */
export function siteAliases(siteDir: string): Plugin {
  return {
    name: 'site-aliases',
    setup(context) {
      context.onResolve({ filter: /^@site\// }, ({ path, kind }) =>
        context.resolve(`./${path.slice('@site/'.length)}`, { resolveDir: siteDir, kind }),
      )
      context.onResolve({ filter: /^react(-dom)?(\/|$)/ }, ({ path, kind, pluginData }) =>
        pluginData === 'own'
          ? undefined
          : context.resolve(path, {
              resolveDir: dirname(require.resolve('react/package.json')),
              kind,
              pluginData: 'own',
            }),
      )
      context.onResolve({ filter: /^@docs-build\/theme/ }, async ({ path, kind, pluginData, resolveDir }) => {
        if (pluginData === 'own') return undefined
        const own = await context.resolve(path, { resolveDir: resolveDir || siteDir, kind, pluginData: 'own' })
        return own.errors.length === 0 ? own : context.resolve(path, { resolveDir: here, kind, pluginData: 'own' })
      })
    },
  }
}
