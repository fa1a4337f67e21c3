import { basename } from 'node:path'
import { clientNames } from '../../../3-pages/compile/module/client-names.ts'
import { provider } from '../../../text/modules/react-contexts.ts'
import type { Declared, ModuleFacts } from './module-facts.ts'
import type { Imported, Use } from './uses-in.ts'

/** The site's modules: what each says, and which module a specifier in it leads to. */
export interface Modules {
  readonly facts: (file: string) => ModuleFacts | undefined
  readonly resolve: (file: string, specifier: string) => string | undefined
  /** True where a component that asks a context counts, too. */
  readonly asksCount?: boolean
  /** Whether what is imported of a package keeps state. */
  readonly isLive?: ((imported: Imported) => boolean) | undefined
  /** Whether a specifier in a module of the site leads to a package. */
  readonly isPackage?: (file: string, specifier: string) => boolean
}

/** Why a component is an island that only asks what something around it provides. */
export const asking = 'useContext'

/** A use that has a meaning only in a browser. */
export interface ClientUse {
  readonly use: Use
  /** Whatever name the module gives it. */
  readonly name: string
  /** What it calls in the end, for a hook of the site. */
  readonly calls?: string | undefined
}

/** What in the components of a module has a meaning only in a browser. A hook of the site is told where a component calls it. */
export function clientUses(file: string, modules: Modules): readonly ClientUse[] {
  const declared = modules.facts(file)?.declared ?? []
  return declared
    .filter((one) => !isHook(one, file))
    .flatMap(({ uses }) => uses.flatMap((use) => clientUse(use, { file, modules, seen: new Set() }) ?? []))
}

/**
 * Exported components of a module that keep state or answer to events, themselves or by another one beside them, each with the
 * first such use.
 *
 *     liveExports('src/tables.tsx', modules)  // → Map {'Filter' → {name: 'useState', …}}
 */
export function liveExports(file: string, modules: Modules): ReadonlyMap<string, ClientUse> {
  const found = new Map<string, ClientUse>()
  for (const [name, local] of componentsOf(file, modules)) {
    const use = liveUse(local, file, modules)
    if (use) found.set(name, use)
  }
  return found
}

/** Names of exports of a module that may be components of its own, and what each is in it. */
export function componentsOf(file: string, modules: Modules): readonly (readonly [name: string, local: string])[] {
  return [...(modules.facts(file)?.exports ?? [])].flatMap(([name, local]) => {
    const isComponent = /^(?:default(?:$|\.)|[A-Z])/.test(name)
    // A hook may be what a file exports by default.
    const isOwn = isComponent && typeof local === 'string' && !isHook({ name: local || undefined }, file)
    return isOwn ? [[name, local] as const] : []
  })
}

/** What brings a component of a module to life, in itself or in another one beside it. */
export function liveUse(local: string, file: string, modules: Modules): ClientUse | undefined {
  const declared = modules.facts(file)?.declared ?? []
  const seen = new Set<string>()
  const firstIn = (name: string): ClientUse | undefined => {
    const one = declared.find((each) => (each.name ?? '') === name)
    if (!one || seen.has(name)) return undefined
    seen.add(name)
    for (const use of one.uses) {
      const beside = use.type === 'name' && use.member === undefined ? use.name : undefined
      const found =
        clientUse(use, { file, modules, seen: new Set() }) ?? (beside === undefined ? undefined : firstIn(beside))
      if (found) return found
    }
    return undefined
  }
  return firstIn(local)
}

/** Where a name is looked up, and which hooks are being looked through: some call each other. */
interface Place {
  readonly file: string
  readonly modules: Modules
  readonly seen: ReadonlySet<string>
}

function clientUse(use: Use, place: Place): ClientUse | undefined {
  // What only provides has a meaning where what stands within it lives: where islands are looked for.
  if (use.type === 'certain')
    return use.name === provider && !place.modules.isLive ? undefined : { use, name: use.name }
  const source = sourceOf(use, place)
  const known = source && knownName(source, place, use.member === undefined ? use.name : undefined)
  if (known !== undefined) return { use, name: known }
  if (source && place.modules.isLive?.(source)) return { use, name: source.name }
  const calls = source ? callsOfImport(source, place) : use.member === undefined && callsOfOwn(use.name, place)
  return calls ? { use, name: use.member ?? use.name, calls } : undefined
}

/** The import that a name is of. */
export function sourceOf(
  use: Extract<Use, { type: 'name' }>,
  { file, modules }: Pick<Place, 'file' | 'modules'>,
): Imported | undefined {
  const { name, member, isElement } = use
  const imported = modules.facts(file)?.imports.get(name)
  if (!imported || member === undefined || (isElement && imported.name !== '*')) return imported
  return imported.name === '*' || imported.name === 'default' ? { ...imported, name: member } : undefined
}

/** @param local the name that a module gives it, which tells of an export by default whether it is a hook */
function knownName(imported: Imported, place: Place, local?: string): string | undefined {
  const { specifier, name } = imported
  return clientNames[specifier]?.[name] ?? askedContext(imported, place.modules) ?? packageHook(imported, place, local)
}

function askedContext({ specifier, name }: Imported, { asksCount }: Modules): string | undefined {
  return asksCount && specifier === 'react' && /^(?:useContext|use)$/.test(name) ? asking : undefined
}

/** A hook of a package keeps state, or follows some that is kept elsewhere: `useSelector`. */
function packageHook({ specifier, name }: Imported, { file, modules }: Place, local = name): string | undefined {
  const called = name === 'default' ? local : name
  return /^use[A-Z]/.test(called) && modules.isPackage?.(file, specifier) ? called : undefined
}

function callsOfImport({ specifier, name }: Imported, place: Place): string | undefined {
  const file = place.modules.resolve(place.file, specifier)
  return file === undefined ? undefined : callsOfExport(name, { ...place, file })
}

function callsOfExport(name: string, place: Place): string | undefined {
  const { exports, spreads } = place.modules.facts(place.file) ?? { exports: new Map(), spreads: [] }
  const exported = exports.get(name)
  if (typeof exported === 'string') return callsOfOwn(exported, place)
  if (exported) return knownName(exported, place) ?? callsOfImport(exported, place)
  for (const specifier of spreads) {
    const calls = knownName({ specifier, name }, place) ?? callsOfImport({ specifier, name }, place)
    if (calls !== undefined) return calls
  }
  return undefined
}

function callsOfOwn(name: string, place: Place): string | undefined {
  const { file, modules, seen } = place
  const key = `${file}\0${name}`
  const facts = modules.facts(file)
  if (!facts || seen.has(key)) return undefined
  const within = { ...place, seen: new Set([...seen, key]) }
  const imported = facts.imports.get(name)
  if (imported) return knownName(imported, place, name) ?? callsOfImport(imported, within)
  const hook = facts.declared.find((one) => (one.name ?? '') === name && isHook(one, file))
  for (const use of hook?.uses ?? []) {
    const found = use.type === 'name' ? clientUse(use, within) : undefined
    if (found) return found.calls ?? found.name
  }
  return hook?.from === undefined ? undefined : callsOfMaker(hook.from, within)
}

/** A hook that a package makes is one of it: `const useCart = create(…)`, `const useCart = useSelector.withTypes()`. */
function callsOfMaker(name: string, place: Place): string | undefined {
  const imported = place.modules.facts(place.file)?.imports.get(name)
  if (imported && place.modules.isPackage?.(place.file, imported.specifier)) return name
  return callsOfOwn(name, place)
}

/** True for a function with the name of a hook; a default export without a name has that of its file. */
function isHook({ name }: Pick<Declared, 'name'>, file: string): boolean {
  return name === undefined ? /^use[-_.A-Z]/.test(basename(file)) : /^use[A-Z]/.test(name)
}
