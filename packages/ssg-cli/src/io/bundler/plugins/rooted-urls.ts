import { dirname, join, resolve } from 'node:path'
import type { Plugin } from '../../esbuild.ts'
import { wayFrom } from '../../../text/urls/resolve-path.ts'
import { statOf } from '../../files/stat-of.ts'

/** The site as URLs of its stylesheets see it. */
export interface RootedSite {
  readonly baseUrl: string
  readonly staticDirs?: readonly string[] | undefined
  /** Stylesheets of static folders that were served as they are: what their URLs mean counts from there, whether it is there or not. */
  readonly below?: ReadonlySet<string>
}

/**
 * `url(/img/a.svg)` in CSS means a file of the output, not of the disk, unless the site has it outside of its static files. As in
 * Markdown it begins at the site, wherever that is served: the base URL is put before it where it is not said.
 * `@import '/src/a.css'` means a file of the site, as it does where webpack's `resolve.roots` is the site; one that is there on the
 * disk itself stays what it is.
 *
 * @param site undefined where stylesheets are bundled again: then is early enough for URLs
 * @see https://webpack.js.org/configuration/resolve/#resolveroots
 */
export function rootedUrls(siteDir: string, site?: RootedSite): Plugin {
  const { baseUrl = '/', staticDirs = ['static'], below } = site ?? {}
  const roots = [...staticDirs.map((folder) => resolve(siteDir, folder)), siteDir]
  const based = (url: string) => (url.startsWith(baseUrl) || url.startsWith('//') ? url : `${baseUrl}${url.slice(1)}`)
  const served = (path: string, importer: string) => {
    const file = resolve(dirname(importer), path)
    const root = roots.find((folder) => file.startsWith(join(folder, '/')))
    return root === undefined ? undefined : { path: `${baseUrl}${wayFrom(root, file)}`, external: true }
  }
  return {
    name: 'rooted-urls',
    setup(context) {
      if (below && below.size > 0)
        context.onResolve({ filter: /^[^/#:]+(?:[/#]|$)/ }, ({ path, kind, importer }) =>
          kind === 'url-token' && below.has(importer) ? served(path, importer) : undefined,
        )
      // The mark of packages in stylesheets for webpack, before a path from the root too.
      context.onResolve({ filter: /^~/ }, ({ path, kind, resolveDir, importer }) =>
        kind === 'url-token' || kind === 'import-rule'
          ? context.resolve(path.slice(1), { kind, resolveDir, importer })
          : undefined,
      )
      context.onResolve({ filter: /^\// }, ({ path, kind }) => {
        if (kind === 'url-token') {
          const [file = '', suffix = ''] = path.split(/(?=[?#])(.*)/)
          const root = site && roots.find((folder) => isFile(join(folder, file)))
          return root === siteDir ? { path: join(root, file), suffix } : { path: based(path), external: true }
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
