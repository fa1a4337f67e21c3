import type { Bundler, Files } from '../../host.ts'
import type { ImportedModule } from '../../model/imported-module.ts'
import { outcome } from '../../model/outcome.ts'

/** Run modules of a site in memory: each is a module of its own, which imports nothing. `bundled` is told what was run. */
export function memoryModules(
  files: Files,
  bundled: Record<string, string>,
): Pick<Bundler, 'importModule' | 'exportedIn' | 'imported' | 'importPlugin' | 'pluginPlaces'> {
  const imported = new Map<string, ImportedModule>()

  async function importFrom(path: string): Promise<unknown> {
    bundled[path] = files.hash(path)
    const code = Buffer.from(files.read(path)).toString()
    const url = `data:text/javascript;base64,${Buffer.from(code).toString('base64')}`
    imported.set(path, { url, code, others: '', packages: {}, exported: new Set() })
    const namespace = (await import(/* @vite-ignore */ url)) as { readonly default?: unknown }
    return namespace.default
  }

  return {
    importModule: async (path) => outcome(await importFrom(path)),
    exportedIn: async () => undefined,
    imported: (path) => imported.get(path),
    importPlugin: async (name) => {
      const path = name.replace(/^\.\//, '')
      if (!files.stat(path)) return outcome(undefined)
      const value = await importFrom(path)
      const module = imported.get(path)
      return outcome(module && { ...module, value })
    },
    pluginPlaces: {
      siteDir: '/site',
      outDir: '/site/dist',
      workDir: '/site/.docs-build/plugins',
      version: '',
      isWatch: false,
    },
  }
}
