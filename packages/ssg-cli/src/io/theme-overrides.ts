import { dirname, resolve } from 'node:path'
import type { Plugin } from './esbuild.ts'

/**
 * Put components of the site in the place of the theme's, by name: `{ Footer: 'components/MyFooter.tsx' }`
 * replaces every import of a file named `Footer` inside the theme. The replacement may import the original
 * as `@theme-original/Footer`.
 */
export function themeOverrides(
  theme: { readonly package: string; readonly components: Readonly<Record<string, string>> },
  siteDir: string,
): Plugin {
  const names = Object.keys(theme.components)
  return {
    name: 'theme-overrides',
    setup(context) {
      if (names.length === 0) return
      const originals = new Map<string, string>()
      context.onResolve(
        { filter: new RegExp(`^\\.{1,2}/(?:.*/)?(?:${names.join('|')})(?:\\.[jt]sx?)?$`) },
        async ({ path, importer, resolveDir, kind, pluginData }) => {
          if (pluginData === 'original') return undefined
          const root = await themeRoot()
          if (root === undefined || !importer.startsWith(root)) return undefined
          const name = path.replace(/^.*\//, '').replace(/\.[jt]sx?$/, '')
          const replacement = theme.components[name]
          if (replacement === undefined) return undefined
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
