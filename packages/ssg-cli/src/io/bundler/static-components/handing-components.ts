import { resolve } from 'node:path'
import type { IslandReason } from '../../../model/island.ts'
import type { Metafile } from '../../esbuild.ts'
import { componentsOf, sourceOf, type Modules } from './client-uses.ts'
import { detectable, type Detected } from './detected-islands.ts'
import type { Handed } from './handed-to.ts'
import { originOf } from './origin-of.ts'
import { moduleFacts, type ModuleFacts } from './module-facts.ts'
import { parsedModules } from './sleeping-components.ts'
import { staticModules } from './static-modules.ts'

/** Whether an export of a module, as the bundler names it, is an island. */
export type IsIsland = (file: string, name: string) => boolean

/**
 * Find the exported components of a site that may hand to an island what does not come to a browser, such as a function. Such a
 * component is an island itself where that happens, which is seen when it is rendered.
 */
export async function handingComponents(
  { inputs }: Pick<Metafile, 'inputs'>,
  siteDir: string,
  isIsland: IsIsland,
): Promise<Detected> {
  const asleep = staticModules(inputs, ['docs-build-entry:runtime'], siteDir)
  const alive = Object.keys(inputs).filter((file) => inputs[`${file}?original`])
  const parsed = await parsedModules([...asleep, ...alive], siteDir)
  const facts = new Map<string, ModuleFacts>()
  for (const [file, { program }] of parsed) facts.set(file, moduleFacts(program))
  const modules: Modules = {
    facts: (file) => facts.get(file),
    resolve: (file, specifier) =>
      (inputs[`${file}?original`] ?? inputs[file])?.imports.find(({ original }) => original === specifier)?.path,
  }
  const found = new Map<string, Readonly<Record<string, IslandReason>>>()
  for (const [file, { positionOf }] of parsed) {
    const handing = componentsOf(file, modules).flatMap(([name, local]) => {
      const handed = isIsland(file, name) ? undefined : handedOn(local, file, modules, isIsland)
      if (!handed) return []
      const { line, column } = positionOf(handed.node)
      return [[name, { because: handed.name, file, line, column, onlyHands: true as const }] as const]
    })
    const components = detectable(file, Object.fromEntries(handing), { inputs }, siteDir)
    if (components) found.set(resolve(siteDir, file), components)
  }
  return found
}

/** What a component hands to an island, itself or by another one beside it. */
function handedOn(local: string, file: string, modules: Modules, isIsland: IsIsland): Handed | undefined {
  const declared = modules.facts(file)?.declared ?? []
  const seen = new Set([local])
  // A set that grows is gone through to its end.
  for (const name of seen)
    for (const use of declared.find((one) => (one.name ?? '') === name)?.uses ?? []) {
      if (use.type !== 'name') continue
      const imported = sourceOf(use, { file, modules })
      if (!imported && use.member === undefined) seen.add(use.name)
      const origin = use.handed && imported && originOf(imported, file, modules)
      if (origin && isIsland(origin.file, origin.name)) return use.handed
    }
  return undefined
}
