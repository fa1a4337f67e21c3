import { existsSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import type { Plugin } from '../../esbuild.ts'
import { packageOf } from '../../ready-made/package-folders.ts'
import { isWithin } from '../../files/within.ts'
import { themeRoot } from './theme-root.ts'
import { readFile } from '../../files/read-file.ts'

/** Set by the client, too. */
const ofClient = '--bar-height'

/**
 * Give the custom properties of a theme a prefix: `--color-text` becomes `--docs-color-text`. A site that was not written for the
 * theme may have colors of these names, which mean something else.
 *
 * @param replaced stylesheets of the site in the place of the theme's, relative to the site folder
 * @see https://developer.mozilla.org/docs/Web/CSS/--*
 */
export function ownTokens(theme: string, replaced: readonly string[], siteDir: string): Plugin {
  return {
    name: 'own-tokens',
    setup(context) {
      const root = themeRoot(context, theme, siteDir)
      const inPlace = new Set(replaced.map((file) => resolve(siteDir, file)))
      let tokens: RegExp | undefined
      context.onLoad({ filter: /\.css$/, namespace: 'file' }, async ({ path }) => {
        const folder = await root()
        if (folder === undefined) return undefined
        const isOurs = isWithin(path, folder) || inPlace.has(path) || packageOf(path)?.name.startsWith('@docs-build/')
        tokens ??= tokensIn(join(folder, 'styles/tokens.css'))
        if (!isOurs) return undefined
        const contents = readFile(path, 'utf8').replace(tokens, '--docs-$1')
        return { contents, loader: 'css', resolveDir: dirname(path) }
      })
    },
  }
}

/** Finds the names of the custom properties that a stylesheet declares; nothing where it is not there. */
function tokensIn(file: string): RegExp {
  const css = existsSync(file) ? readFile(file, 'utf8') : ''
  const declared = Array.from(css.matchAll(/^\s*(--[\w-]+):/gm), ([, name = '']) => name)
  const names = [...new Set(declared)].filter((name) => name !== ofClient).map((name) => name.slice(2))
  return new RegExp(`--(${names.length > 0 ? names.join('|') : '(?!)'})(?![\\w-])`, 'g')
}
