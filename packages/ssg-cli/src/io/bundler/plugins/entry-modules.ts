import { readFileSync } from 'node:fs'
import { isAbsolute, resolve } from 'node:path'
import type { BundleEntry } from '../../../host.ts'
import type { Plugin } from '../../esbuild.ts'

/** Entries are virtual modules, so that their names stay apart from the files they stand for. */
export function entryModules(
  entries: Readonly<Record<string, BundleEntry>>,
  siteDir: string,
  loader: 'js' | 'css',
): Plugin {
  return {
    name: 'entry-modules',
    setup(context) {
      context.onResolve({ filter: /^docs-build-entry:/ }, ({ path }) => ({
        path: path.slice('docs-build-entry:'.length),
        namespace: 'docs-build-entry',
      }))
      context.onLoad({ filter: /.*/, namespace: 'docs-build-entry' }, ({ path: key }) => {
        const entry = entries[key]
        if (!entry) return undefined
        if ('code' in entry) return { contents: entry.code, loader, resolveDir: siteDir }
        // One component of a file of the site: `./src/tables.tsx#Filter`.
        const [, file = entry.file, name] = /^(.*\.[cm]?[jt]sx?)#(\w+)$/.exec(entry.file) ?? []
        const path = file.startsWith('.') || file.startsWith('/') ? resolve(siteDir, file) : file
        const from = JSON.stringify(path)
        if (name !== undefined)
          return { contents: `export { ${name} as default } from ${from}`, loader: 'js', resolveDir: siteDir }
        // Of what was compiled to CommonJS no name is known before it runs: where it has no default export, all stand there.
        const whole = isModule(path) ? 'all.default' : 'all.default === undefined && all.__esModule ? all : all.default'
        return {
          contents: `import * as all from ${from}\nexport * from ${from}\nexport default ${whole}`,
          loader: 'js',
          resolveDir: siteDir,
        }
      })
    },
  }
}

/** Whether a file says what it exports as modules do. What it says so needs no object with all of that in browsers. */
function isModule(file: string): boolean {
  try {
    return isAbsolute(file) && /^export\s/m.test(readFileSync(file, 'utf8'))
  } catch {
    return false
  }
}
