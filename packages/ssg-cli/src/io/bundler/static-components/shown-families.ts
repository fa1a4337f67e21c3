import type { Metafile } from '../../esbuild.ts'
import type { ClientUse, Modules } from './client-uses.ts'
import { sourceOf } from './client-uses.ts'
import { originOf } from './origin-of.ts'

/** Modules of a site that share a context → their components that live. They only work together: who shows several is the island. */
export type SiteFamilies = ReadonlyMap<string, ReadonlySet<string>>

/**
 * Keep the modules whose components may ask each other.
 *
 * @param live modules of the site, as the bundler names them → their components that live
 * @param isFamily tells which packages hold such components
 */
export function siteFamilies(
  live: SiteFamilies,
  { inputs }: Pick<Metafile, 'inputs'>,
  textOf: (file: string) => string,
  isFamily: (specifier: string) => boolean,
): SiteFamilies {
  return new Map([...live].filter(([file, names]) => names.size > 1 && sharesContext(file)))

  function sharesContext(file: string): boolean {
    if (/\bcreateContext\b/.test(textOf(file))) return true
    const original = inputs[`${file}?original`] ?? inputs[file]
    return original?.imports.some((each) => isFamily(each.original ?? '')) ?? false
  }
}

/** The second component of one family that an export of a module shows, itself or by another component beside it. */
export function shownFamily(
  local: string,
  file: string,
  modules: Modules,
  families: SiteFamilies,
): ClientUse | undefined {
  const declared = modules.facts(file)?.declared ?? []
  const seen = new Set([local])
  const shown = new Map<string, Set<string>>()
  // A set that grows is gone through to its end.
  for (const name of seen)
    for (const use of declared.find((one) => (one.name ?? '') === name)?.uses ?? []) {
      if (use.type !== 'name') continue
      const imported = sourceOf(use, { file, modules })
      if (!imported && use.member === undefined) seen.add(use.name)
      const origin = imported && originOf(imported, file, modules)
      if (!origin || !families.get(origin.file)?.has(origin.name)) continue
      const names = shown.get(origin.file) ?? new Set()
      shown.set(origin.file, names.add(origin.name))
      if (names.size > 1) return { use, name: origin.name }
    }
  return undefined
}
