import type { Plugin } from '../../esbuild.ts'

/**
 * Put code in the place of names, as plugins say.
 *
 * @see https://esbuild.github.io/api/#define
 */
export function givenDefines(defines: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'given-defines',
    setup({ initialOptions }) {
      initialOptions.define = { ...initialOptions.define, ...defines }
    },
  }
}
