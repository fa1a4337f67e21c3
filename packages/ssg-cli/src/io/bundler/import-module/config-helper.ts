import type { Plugin } from '../../esbuild.ts'

/** `import { defineConfig } from 'docs-build'` works in any folder: the helper is the identity. */
export function configHelper(): Plugin {
  return {
    name: 'config-helper',
    setup(context) {
      context.onResolve({ filter: /^docs-build$/ }, () => ({ path: 'docs-build', namespace: 'config-helper' }))
      context.onLoad({ filter: /.*/, namespace: 'config-helper' }, () => ({
        contents: 'export const defineConfig = (config) => config; export const definePlugin = (plugin) => plugin',
        loader: 'js',
      }))
    },
  }
}
