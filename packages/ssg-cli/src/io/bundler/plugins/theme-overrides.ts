import { dirname, resolve } from 'node:path'
import type { Plugin } from '../../esbuild.ts'

/**
 * Put components of the site in the place of the theme's, by name: `{ TocList: 'components/MyList.tsx' }`
 * replaces every import of a file named `toc-list.tsx` or `TocList` inside the theme. The replacement may import the
 * original as `@theme-original/TocList`.
 */
export function themeOverrides(
  theme: { readonly package: string; readonly components: Readonly<Record<string, string>> },
  siteDir: string,
): Plugin {
  const names = new Map(Object.keys(theme.components).flatMap((name) => fileNames(name).map((file) => [file, name])))
  return {
    name: 'theme-overrides',
    setup(context) {
      if (names.size === 0) return
      const originals = new Map<string, string>()
      context.onResolve(
        { filter: new RegExp(`^\\.{1,2}/(?:.*/)?(?:${[...names.keys()].join('|')})$`) },
        async ({ path, importer, resolveDir, kind, pluginData }) => {
          if (pluginData === 'original') return undefined
          const root = await themeRoot()
          if (root === undefined || !importer.startsWith(root)) return undefined
          const name = names.get(path.replace(/^.*\//, ''))
          const replacement = name === undefined ? undefined : theme.components[name]
          if (name === undefined || replacement === undefined) return undefined
          const original = await context.resolve(path, { resolveDir, importer, kind, pluginData: 'original' })
          originals.set(name, original.path)
          return { path: resolve(siteDir, replacement) }
        },
      )
      context.onResolve({ filter: /^@theme-original\// }, ({ path }) => {
        const original = originals.get(path.slice('@theme-original/'.length))
        return original === undefined ? undefined : { path: original }
      })

      let root: Promise<string | undefined> | undefined
      function themeRoot(): Promise<string | undefined> {
        root ??= context
          .resolve(`${theme.package}/server`, { resolveDir: siteDir, kind: 'import-statement' })
          .then((found) => (found.errors.length > 0 ? undefined : dirname(found.path)))
        return root
      }
    },
  }
}

/** How an import may name the file of a component: `TocList`, `TocList.tsx`, `toc-list.tsx`. */
function fileNames(name: string): readonly string[] {
  const kebab = name.replace(/([a-z0-9])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, '$&-').toLowerCase()
  return [name, ...['tsx', 'ts', 'jsx', 'js'].map((ending) => `${name}.${ending}`), `${kebab}.tsx`]
}
