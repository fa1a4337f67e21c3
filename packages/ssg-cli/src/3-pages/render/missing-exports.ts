import { missingExport, unknownThemeComponent } from '../../diagnostics/catalogue.ts'
import type { CompiledBody } from '../../model/page-job.ts'
import type { CompiledDoc, DocFacts } from '../../model/compiled.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'

/**
 * Imports of MDX whose module is there, but exports nothing by that name: JavaScript would stop, while MDX only knows
 * a component that is undefined. Packages may make up their exports as they load, files of the site do not.
 */
export function missingExports(
  { main, partials }: CompiledDoc,
  facts: DocFacts,
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

/** Imports of theme components that the theme does not have. */
export function unknownImports(
  { facts }: CompiledBody,
  imported: Readonly<Record<string, Readonly<Record<string, unknown>>>>,
  names: readonly string[],
): Diagnostic[] {
  const available = names.filter((name) => /^[A-Z]/.test(name)).sort()
  return facts.modules.flatMap(({ specifier: key, source, position }) => {
    const name = /^theme:(.*)/.exec(key)?.[1]
    if (name === undefined || imported[key]?.['default'] !== undefined) return []
    return [unknownThemeComponent({ file: source, position, name, available })]
  })
}
