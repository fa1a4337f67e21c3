import type { Plugin } from '../../esbuild.ts'

/** `url(/img/a.svg)` in CSS means a file of the output, not of the disk. */
export function rootedUrls(): Plugin {
  return {
    name: 'rooted-urls',
    setup(context) {
      context.onResolve({ filter: /^\// }, ({ path, kind }) =>
        kind === 'url-token' ? { path, external: true } : undefined,
      )
    },
  }
}
