import { resolve } from 'node:path'
import type { Metafile } from '../../esbuild.ts'
import { moduleFacts } from './module-facts.ts'
import { isPackageCode, namesPackage } from './package-code.ts'
import { parsedModule } from './parsed-module.ts'
import { staticModules } from './static-modules.ts'
import { readFile } from '../../files/read-file.ts'

/** What a site asks of a module of a package. */
export interface Asked {
  /** As the bundler names it. */
  readonly file: string
  /** Undefined where a doc imports it, and for a module of a theme that stands in the place of one of ours. */
  names: Set<string> | undefined
  /** Whether the site calls a hook of it. */
  hasHook: boolean
  /** Whether it shows what an export holds, `<motion.div>`: no island can stand in the place of that export. */
  hasMembers: boolean
}

/**
 * What a site shows of its packages, in docs and in components: modules, as they are imported → what is asked of them. Of an element
 * `<motion.div>` it is `motion`.
 */
export async function askedPackages(inputs: Metafile['inputs'], siteDir: string): Promise<ReadonlyMap<string, Asked>> {
  const asked = new Map<string, Asked>()
  const ask = (from: string, specifier: string, name?: string, hasMembers = false) => {
    const file = inputs[from]?.imports.find(({ original, external }) => original === specifier && !external)?.path
    if (file === undefined || !namesPackage(specifier, file, siteDir)) return
    const known = asked.get(specifier) ?? { file, names: new Set(), hasHook: false, hasMembers: false }
    if (name === undefined) known.names = undefined
    else if (/^use[A-Z]/.test(name)) known.hasHook = true
    else known.names?.add(name)
    if (hasMembers) known.hasMembers = true
    asked.set(specifier, known)
  }
  for (const [entry, { imports }] of Object.entries(inputs))
    if (/^(?:docs-build-entry:(?:package|file)|theme-replacement):/.test(entry))
      for (const { original } of imports) if (original !== undefined) ask(entry, original)
  for (const file of staticModules(inputs, ['docs-build-entry:runtime'], siteDir)) {
    if (!inputs[file]?.imports.some(({ path }) => isPackageCode(path, siteDir))) continue
    const parsed = await parsedModule(readFile(resolve(siteDir, file), 'utf8'), file)
    if (!parsed) continue
    const { imports, declared } = moduleFacts(parsed.program)
    for (const [local, { specifier, name }] of imports)
      if (/^(?:[A-Z]|use[A-Z])/.test(local) && name !== '*') ask(file, specifier, name)
    for (const use of declared.flatMap(({ uses }) => uses)) {
      const imported = use.type === 'name' && use.isElement ? imports.get(use.name) : undefined
      if (imported && imported.name !== '*') ask(file, imported.specifier, imported.name, true)
      else if (imported && use.type === 'name') ask(file, imported.specifier, use.member)
    }
  }
  return asked
}
