import { missingExport } from '../../diagnostics/catalogue.ts'
import type { CompiledDoc } from '../../model/compiled.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'

/**
 * Imports of MDX whose module is there, but exports nothing by that name: JavaScript would stop, while MDX only knows
 * a component that is undefined. Packages may make up their exports as they load, files of the site do not.
 */
export function missingExports(
  { main, partials, facts }: CompiledDoc,
  namespaces: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
): Diagnostic[] {
  return [main, ...Object.values(partials)].flatMap(({ source, imports }) =>
    imports.flatMap(({ local, imported, specifier }) => {
      const namespace = specifier.startsWith('file:') ? namespaces[specifier] : undefined
      // Entries of the bundle have a default export, whether their module does or not.
      const available = Object.keys(namespace ?? {}).filter(
        (name) => name !== 'default' || namespace?.[name] !== undefined,
      )
      if (!namespace || imported === '*' || available.includes(imported)) return []
      const position = facts.modules.find(
        (module) => module.specifier === specifier && module.source === source,
      )?.position
      return [
        missingExport({ file: source, position, local, imported, module: specifier.slice('file:'.length), available }),
      ]
    }),
  )
}
