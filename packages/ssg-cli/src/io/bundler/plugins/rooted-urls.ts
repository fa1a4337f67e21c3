import { join } from 'node:path'
import type { Plugin } from '../../esbuild.ts'
import { statOf } from '../../stat-of.ts'

/**
 * `url(/img/a.svg)` in CSS means a file of the output, not of the disk, unless the site has it outside of its static files.
 * `@import '/src/a.css'` means a file of the site, as it does where webpack's `resolve.roots` is the site; one that is there on the
 * disk itself stays what it is.
 *
 * @param isLast whether files of the site are found for URLs: later is early enough, where all stylesheets are bundled
 * @see https://webpack.js.org/configuration/resolve/#resolveroots
 */
export function rootedUrls(siteDir: string, isLast: boolean): Plugin {
  const roots = [join(siteDir, 'static'), siteDir]
  return {
    name: 'rooted-urls',
    setup(context) {
      context.onResolve({ filter: /^\// }, ({ path, kind }) => {
        if (kind === 'url-token') {
          const [file = '', suffix = ''] = path.split(/(?=[?#])(.*)/)
          const root = isLast ? roots.find((folder) => isFile(join(folder, file))) : undefined
          return root === siteDir ? { path: join(root, file), suffix } : { path, external: true }
        }
        if (kind !== 'import-rule' || isFile(path)) return undefined
        const root = roots.find((folder) => isFile(join(folder, path)))
        return root === undefined ? undefined : { path: join(root, path) }
      })
    },
  }
}

function isFile(path: string): boolean {
  return statOf(path)?.isFile() === true
}
