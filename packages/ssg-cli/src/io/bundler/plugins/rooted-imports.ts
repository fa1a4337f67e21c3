import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import type { Plugin } from '../../esbuild.ts'

/**
 * `import users from '/data/users.json'` means a file of a static folder or of the site, as it does where webpack's
 * `resolve.roots` names these. A path that is there on the disk itself stays what it is.
 *
 * @see https://webpack.js.org/configuration/resolve/#resolveroots
 */
export function rootedImports(siteDir: string, staticDirs: readonly string[] = ['static']): Plugin {
  const roots = [...staticDirs.map((folder) => resolve(siteDir, folder)), siteDir]
  const kinds = new Set(['import-statement', 'require-call', 'dynamic-import'])
  return {
    name: 'rooted-imports',
    setup(context) {
      context.onResolve({ filter: /^\/[^/]/ }, async ({ path, kind }) => {
        if (!kinds.has(kind) || existsSync(path)) return undefined
        for (const root of roots) {
          const found = await context.resolve(`.${path}`, { resolveDir: root, kind })
          if (found.errors.length === 0) return found
        }
        return undefined
      })
    },
  }
}
