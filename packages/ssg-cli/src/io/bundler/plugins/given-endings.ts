import type { Plugin } from '../../esbuild.ts'

/**
 * Look for modules with further endings before all others, as plugins say: `./view` is `view.web.js` before `view.js`.
 *
 * @see https://esbuild.github.io/api/#resolve-extensions
 */
export function givenEndings(endings: readonly string[]): Plugin {
  return {
    name: 'given-endings',
    setup({ initialOptions }) {
      initialOptions.resolveExtensions = [...endings, ...(initialOptions.resolveExtensions ?? [])]
    },
  }
}
