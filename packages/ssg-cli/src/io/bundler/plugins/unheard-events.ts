import type { Plugin } from '../../esbuild.ts'
import { isInstalled, isWithin, relativePath } from '../../files/within.ts'

/** Where the functions that make elements come from, for what JSX becomes. */
const runtime = 'react/jsx-runtime'

/** Elements of the theme, of MDX and of other packages are told where a doc shows them, those of the site at their file. */
const marking = 'docs-build-marking'
const other = 'of no file of the site'

/**
 * In the server bundle, mark elements of HTML that get something for an event, each with the file that shows it: React leaves
 * functions out of HTML, and what reaches an element as `{...props}` is known only when it is rendered.
 */
export function unheardEvents(siteDir: string): Plugin {
  return {
    name: 'unheard-events',
    setup(context) {
      context.onResolve({ filter: new RegExp(`^${runtime}$`) }, ({ importer, namespace, kind }) =>
        // Without an importer it is another plugin that asks.
        kind === 'import-statement' &&
        importer !== '' &&
        /^(?:file|docs-build-entry)$/.test(namespace) &&
        !isInstalled(importer)
          ? { path: isOwn(importer, namespace) ? relativePath(siteDir, importer) : other, namespace: marking }
          : undefined,
      )
      context.onLoad({ filter: /.*/, namespace: marking }, ({ path }) => ({
        contents: markingCode(path === other ? '' : path),
        loader: 'js',
        resolveDir: siteDir,
      }))
    },
  }

  function isOwn(importer: string, namespace: string): boolean {
    return namespace === 'file' && isWithin(importer, siteDir)
  }
}

function markingCode(file: string): string {
  return `import { jsx as one, jsxs as many, Fragment } from '${runtime}'
export { Fragment }
export const jsx = (type, props, key) => one(type, typeof type === 'string' ? marked(props) : props, key)
export const jsxs = (type, props, key) => many(type, typeof type === 'string' ? marked(props) : props, key)
function marked(props) {
  for (const name in props) {
    if (name[0] !== 'o' || !/^on[A-Z]/.test(name)) continue
    const kind = typeof props[name]
    if (kind === 'function' || kind === 'string') return { ...props, 'data-unheard': kind + ' ' + name + ' ' + ${JSON.stringify(file)} }
  }
  return props
}
`
}
