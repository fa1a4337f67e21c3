import { dirname } from 'node:path'
import type { Plugin } from '../../esbuild.ts'

type Context = Parameters<Plugin['setup']>[0]

/** Absolute path of the folder of a theme's sources, which holds its server entry; undefined when it is not installed. */
export function themeRoot(context: Context, theme: string, siteDir: string): () => Promise<string | undefined> {
  let root: Promise<string | undefined> | undefined
  return () => {
    root ??= context
      .resolve(`${theme}/server`, { resolveDir: siteDir, kind: 'import-statement' })
      .then((found) => (found.errors.length > 0 ? undefined : dirname(found.path)))
    return root
  }
}
