import { dirname } from 'node:path'
import type { Plugin } from '../../esbuild.ts'
import type { PostcssStep } from './postcss-text.ts'
import { sassFiles, sassText } from './sass-text.ts'

/** Stylesheets in Sass become CSS. `read` takes note of the files that they import, which esbuild does not know. */
export function sassStyles(siteDir: string, read: Set<string>, step?: PostcssStep): Plugin {
  return {
    name: 'sass-styles',
    setup(context) {
      context.onLoad({ filter: sassFiles, namespace: 'file' }, async ({ path }) => {
        const { css, files, errors } = await sassText(path, siteDir)
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
