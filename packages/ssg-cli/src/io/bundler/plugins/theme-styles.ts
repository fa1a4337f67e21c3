import { basename, resolve } from 'node:path'
import type { Plugin } from '../../esbuild.ts'
import { isWithin } from '../../files/within.ts'
import { missingReplacement } from './missing-replacement.ts'
import { themeRoot } from './theme-root.ts'

/**
 * Put stylesheets of the site in the place of the theme's, by the names of their files: they keep its place in the
 * cascade. `{ 'footer.css': 'theme/Footer.css' }`
 */
export function themeStyles(theme: string, replaced: ReadonlyMap<string, string>, siteDir: string): Plugin {
  return {
    name: 'theme-styles',
    setup(context) {
      if (replaced.size === 0) return
      const root = themeRoot(context, theme, siteDir)
      context.onResolve({ filter: /^\.{1,2}\/.*\.css$/ }, async ({ path, importer }) => {
        const replacement = replaced.get(basename(path))
        const folder = replacement === undefined ? undefined : await root()
        if (replacement === undefined || folder === undefined || !isWithin(importer, folder)) return undefined
        const errors = missingReplacement(siteDir, replacement)
        return errors.length > 0 ? { errors: [...errors] } : { path: resolve(siteDir, replacement) }
      })
    },
  }
}
