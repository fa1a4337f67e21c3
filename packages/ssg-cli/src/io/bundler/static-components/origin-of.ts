import type { Modules } from './client-uses.ts'
import type { Imported } from './uses-in.ts'

/** The module that declares what is imported, behind those that only export it on. */
export function originOf(
  { specifier, name }: Imported,
  from: string,
  modules: Modules,
  seen: ReadonlySet<string> = new Set(),
): { readonly file: string; readonly name: string } | undefined {
  const file = modules.resolve(from, specifier)
  if (file === undefined || seen.has(file)) return undefined
  const { exports, spreads, imports } = modules.facts(file) ?? {}
  const exported = exports?.get(name)
  const further = typeof exported === 'string' ? imports?.get(exported) : exported
  const next = new Set([...seen, file])
  if (further) return originOf(further, file, modules, next)
  if (exported !== undefined || !spreads || spreads.length === 0) return { file, name }
  for (const spread of spreads) {
    const found = originOf({ specifier: spread, name }, file, modules, next)
    if (found) return found
  }
  return undefined
}
