import type { Plugin } from '../../esbuild.ts'
import { isInstalled } from '../../files/within.ts'
import { readFile } from '../../files/read-file.ts'
import { unlike } from '../filters.ts'

const namespace = 'dynamic-package'

/** All packages but those that each module of the theme imports: they are no such CommonJS. */
const packages = new RegExp(
  `^${unlike(['.', '/', 'docs-build-entry:', 'react$', 'react/jsx-runtime$', '@docs-build/', '@heroicons/'])}$`,
)

/**
 * Let `import()` of a package that is CommonJS give what bundlers give that sites were written for: `default` is what the package
 * exports under that name, if it was an ES module before it was translated.
 *
 * @see https://webpack.js.org/api/module-methods/#import-1
 */
export function dynamicPackages(siteDir: string): Plugin {
  return {
    name: namespace,
    setup(context) {
      context.onResolve({ filter: packages }, ({ path, kind, importer, resolveDir }) =>
        kind === 'dynamic-import' ? replaced(path, importer, resolveDir) : undefined,
      )
      async function replaced(name: string, importer: string, resolveDir: string) {
        // As another kind, so that nobody asks here again.
        const { path, ...found } = await context.resolve(name, { importer, resolveDir, kind: 'import-statement' })
        const isPackage = found.errors.length === 0 && found.namespace === 'file' && isInstalled(path)
        return isPackage && isTranslated(path) ? { path, namespace } : undefined
      }
      context.onLoad({ filter: /.*/, namespace }, ({ path }) => ({
        contents: `export { ${['default', ...namesIn(readFile(path, 'utf8'))].join()} } from ${JSON.stringify(path)}`,
        loader: 'js',
        resolveDir: siteDir,
      }))
    },
  }
}

/** True for CommonJS that a compiler made of an ES module. An ES module may hold such code too, and exports what it says. */
function isTranslated(path: string): boolean {
  if (!/\.c?js$/.test(path)) return false
  const text = readFile(path, 'utf8')
  return (
    /\b__esModule\b/.test(text) &&
    !/(?:^|[;}])\s*export\s*(?:[{*]|(?:default|const|let|var|function|class)\b)/m.test(text)
  )
}

/** The names under which such a module exports more: `exports.step = …`. */
function namesIn(text: string): readonly string[] {
  const found = text.matchAll(
    /\bexports\.([A-Za-z_$][\w$]*)\s*=|\bdefineProperty\(exports,\s*["']([A-Za-z_$][\w$]*)["']/g,
  )
  const names = Array.from(found, ([, set, defined]) => set ?? defined ?? '')
  return [...new Set(names)].filter((name) => name !== 'default' && name !== '__esModule')
}
