import { dirname } from 'node:path'
import type { Plugin } from '../../esbuild.ts'
import { compiledStyles, compiledText } from './compiled-styles.ts'
import type { PostcssStep } from './postcss-text.ts'

/** Stylesheets in Sass and Less become CSS. `read` takes note of the files that they import, which esbuild does not know. */
export function stylesAsCss(siteDir: string, read: Set<string>, step?: PostcssStep): Plugin {
  return {
    name: 'styles-as-css',
    setup(context) {
      context.onLoad({ filter: compiledStyles, namespace: 'file' }, async ({ path }) => {
        const { css, files, errors } = await compiledText(path, siteDir)
        for (const file of files) read.add(file)
        if (step && errors.length === 0) {
          const after = await step(css, path)
          for (const file of after.files) read.add(file)
          return { contents: after.css, loader: 'css', resolveDir: dirname(path), errors: [...after.errors] }
        }
        return { contents: css, loader: 'css', resolveDir: dirname(path), watchFiles: [...files], errors: [...errors] }
      })
    },
  }
}
