import { readFile } from '../../files/read-file.ts'
import { dirname } from 'node:path'
import type { Plugin } from '../../esbuild.ts'
import type { PostcssStep } from './postcss-text.ts'

/** Stylesheets go through PostCSS. `read` takes note of the files that its plugins read. */
export function postcssStyles(step: PostcssStep, read: Set<string>): Plugin {
  return {
    name: 'postcss-styles',
    setup(context) {
      context.onLoad({ filter: /\.css$/, namespace: 'file' }, async ({ path }) => {
        const { css, files, errors } = await step(readFile(path, 'utf8'), path)
        for (const file of files) read.add(file)
        return { contents: css, loader: 'css', resolveDir: dirname(path), watchFiles: [...files], errors: [...errors] }
      })
    },
  }
}
