import type { Plugin } from '../../esbuild.ts'

/**
 * Put code in the place of names, as plugins say. Objects are for browsers: where pages are rendered there is a `process`, of which
 * `process: { env: {} }` would leave nothing.
 *
 * @see https://esbuild.github.io/api/#define
 */
export function givenDefines(defines: Readonly<Record<string, string>>): Plugin {
  return {
    name: 'given-defines',
    setup({ initialOptions }) {
      const isMeant = ([, code]: readonly [string, string]) =>
        initialOptions.platform !== 'node' || !code.startsWith('{')
      const meant = Object.fromEntries(Object.entries(defines).filter(isMeant))
      initialOptions.define = { ...initialOptions.define, ...meant }
    },
  }
}
