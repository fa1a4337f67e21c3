import { isAbsolute, resolve } from 'node:path'
import type { IslandReason } from '../../../model/island.ts'
import { positionAt } from '../../../text/markdown/position-at.ts'
import { parseScript } from '../../parse-script.ts'
import type { Metafile } from '../../esbuild.ts'
import { estreePosition } from '../../../3-pages/compile/module/estree.ts'
import { askedPackages } from './asked-packages.ts'
import { liveUse, type Modules } from './client-uses.ts'
import { provider } from '../../../text/modules/react-contexts.ts'
import { moduleFacts, type ModuleFacts } from './module-facts.ts'
import { isPackageCode } from './package-code.ts'
import { parsedModule, type ParsedModule } from './parsed-module.ts'
import { readFile } from '../../files/read-file.ts'

/** Modules of packages, as they are imported → those of their exports that are islands, and why. */
export type LivePackages = ReadonlyMap<string, Readonly<Record<string, IslandReason>>>

/** What a page imports of a package without saying which component: more of them would be a library, of which few are shown. */
const mostOfDoc = 12

/** Signs of state, in code that may be minified. */
const state =
  /\buse(?:State|Effect|LayoutEffect|InsertionEffect|Reducer|SyncExternalStore|ImperativeHandle|Transition|Optimistic|ActionState)\b|\bsetState\b|\bcomponentDidMount\b/

/** The same of who asks what something around provides. */
const question = /\buseContext\b|\buse(?=\(\w+Context\))/

/** Files of packages, as the bundler names them → what their modules say; undefined where that is nothing. */
export type PackageFacts = Map<string, PackageModule | undefined>

interface PackageModule extends Pick<ParsedModule, 'positionOf'> {
  readonly facts: ModuleFacts
}

/** What {@link livePackages} finds. */
export interface FoundPackages {
  /** Components that are islands of their own. */
  readonly alone: LivePackages
  /**
   * Several of a package that knows contexts, such as a provider and what asks it: they live in one tree, which is that of the
   * component of the site that shows them.
   */
  readonly families: LivePackages
  /**
   * Packages, as docs import them → components that keep state and stay as they are rendered: they are families that no component
   * of the site shows, or too many.
   */
  readonly asleep: Readonly<Record<string, readonly string[]>>
}

/**
 * Find the components of installed packages that pages show and that keep state: rendered only, they would look right and do
 * nothing. Of a package counts what the site itself imports, in a doc or in a component.
 *
 * @param more what was learned of modules before (packages share many, and each is parsed once), and whether modules of themes count that
 * only ask what is around them
 */
export async function livePackages(
  { inputs }: Pick<Metafile, 'inputs'>,
  siteDir: string,
  { known = new Map(), asksCount = false }: { readonly known?: PackageFacts; readonly asksCount?: boolean } = {},
): Promise<FoundPackages> {
  const asked = await askedPackages(inputs, siteDir)
  const alone = new Map<string, Readonly<Record<string, IslandReason>>>()
  const families = new Map<string, Readonly<Record<string, IslandReason>>>()
  const asleep: Record<string, readonly string[]> = {}
  for (const [specifier, { file, names, hasHook, hasMembers }] of asked) {
    const code = new PackageCode(inputs, siteDir, known)
    await code.load(file)
    // A module of a theme, which docs import from there.
    const asking = asksCount && isAbsolute(specifier)
    const found = (names ? [...names] : code.namesOf(file)).flatMap((name) => {
      const kept = code.stateOf(file, name) ?? (asking ? code.thatAsks().stateOf(file, name) : undefined)
      return kept ? [{ name, ...kept }] : []
    })
    const isFamily = hasMembers || (found.length + Number(hasHook) > 1 && code.knowsContexts())
    // Without somebody who asks, what only provides is worth nothing.
    const kept = isFamily ? found : found.filter(({ reason }) => reason.because !== provider)
    if (kept.length === 0) continue
    const live = Object.fromEntries(kept.map(({ name, reason }) => [name, reason]))
    if (isFamily) families.set(specifier, live)
    else if (names || kept.length <= mostOfDoc) alone.set(specifier, live)
    // Of what only imports something that keeps state, nobody knows whether it does.
    const sure = kept.flatMap(({ name, isOwn }) => (isOwn ? [name] : []))
    if (!names && !alone.has(specifier) && sure.length > 0) asleep[specifier] = sure
  }
  return { alone, families, asleep }
}

/** Mostly plain JavaScript, for which nothing must be made first. */
async function factsOf(text: string, file: string): Promise<PackageModule | undefined> {
  try {
    return { facts: moduleFacts(parseScript(text)), positionOf: estreePosition }
  } catch {
    const parsed = await parsedModule(text, file)
    return parsed && { facts: moduleFacts(parsed.program), positionOf: parsed.positionOf }
  }
}

/** What is known of the code of a package. */
class PackageCode {
  readonly #texts = new Map<string, string>()
  readonly #facts = new Map<string, ModuleFacts>()
  readonly #modules: Modules

  constructor(
    private readonly inputs: Metafile['inputs'],
    private readonly siteDir: string,
    private readonly known: PackageFacts,
    private readonly asksCount = false,
  ) {
    this.#modules = {
      asksCount,
      facts: (file) => this.#facts.get(file),
      resolve: (file, specifier) => inputs[file]?.imports.find(({ original }) => original === specifier)?.path,
      isLive: () => false,
    }
  }

  /** Read a file and those of packages that it imports, also through others. */
  async load(file: string): Promise<void> {
    const files = new Set([file])
    for (const each of files) {
      const text = readFile(resolve(this.siteDir, each), 'utf8')
      this.#texts.set(each, text)
      if (!this.known.has(each)) this.known.set(each, /\bexport\b/.test(text) ? await factsOf(text, each) : undefined)
      const known = this.known.get(each)
      if (known) this.#facts.set(each, known.facts)
      for (const { path } of this.inputs[each]?.imports ?? []) if (isPackageCode(path, this.siteDir)) files.add(path)
    }
  }

  /** The same code, where asking what something around provides counts. */
  thatAsks(): PackageCode {
    const code = new PackageCode(this.inputs, this.siteDir, this.known, true)
    for (const [file, text] of this.#texts) code.#texts.set(file, text)
    for (const [file, facts] of this.#facts) code.#facts.set(file, facts)
    return code
  }

  knowsContexts(): boolean {
    return [...this.#texts.values()].some((text) => /\bcreateContext\b/.test(text))
  }

  /** Components that a module exports, by their names. */
  namesOf(file: string, seen = new Set<string>()): readonly string[] {
    if (seen.has(file)) return []
    seen.add(file)
    const facts = this.#facts.get(file)
    if (!facts || facts.exports.size + facts.spreads.length === 0)
      return [...new Set(['default', ...Array.from(this.#textOf(file).matchAll(named), ([, name = '']) => name)])]
    const spread = facts.spreads.flatMap((specifier) =>
      this.namesOf(this.#modules.resolve(file, specifier) ?? '', seen),
    )
    const own = [...facts.exports.keys()].filter((name) => name === 'default' || /^[A-Z][a-z]/.test(name))
    return [...new Set([...own, ...spread.filter((name) => name !== 'default')])]
  }

  /** What tells that an export keeps state, itself or by something that its module imports. */
  stateOf(file: string, name: string, seen = new Set<string>()): State | undefined {
    const facts = this.#facts.get(file)
    if (seen.has(file + name)) return undefined
    seen.add(file + name)
    // What CommonJS exports is known when it runs.
    if (!facts || facts.exports.size + facts.spreads.length === 0) return stateOfModule(file, this.#stateIn(file))
    const exported = facts.exports.get(name)
    const from = typeof exported === 'string' ? facts.imports.get(exported) : exported
    if (from) {
      const next = this.#modules.resolve(file, from.specifier)
      return next === undefined || from.name === '*' ? undefined : this.stateOf(next, from.name, seen)
    }
    if (typeof exported === 'string')
      return /^use[A-Z]/.test(exported)
        ? undefined
        : stateOfModule(file, this.#useOf(exported, file) ?? this.#importedState(file))
    return firstOf(facts.spreads, (specifier) => {
      const next = this.#modules.resolve(file, specifier)
      return next === undefined ? undefined : this.stateOf(next, name, seen)
    })
  }

  #useOf(local: string, file: string): IslandReason | undefined {
    const found = liveUse(local, file, this.#modules)
    const parsed = this.known.get(file)
    if (!found || !parsed) return undefined
    const { line, column } = parsed.positionOf(found.use.node)
    return { because: found.name, ...(found.calls !== undefined && { calls: found.calls }), file, line, column }
  }

  #importedState(file: string): IslandReason | undefined {
    return firstOf(this.#importsOf(file), (path) => this.#stateIn(path))
  }

  #stateIn(file: string, seen = new Set<string>()): IslandReason | undefined {
    seen.add(file)
    const text = this.#textOf(file)
    const sign = (this.asksCount ? question : state).exec(text)
    if (!sign) return firstOf(this.#importsOf(file), (path) => (seen.has(path) ? undefined : this.#stateIn(path, seen)))
    const { line, column } = positionAt(text, sign.index, sign[0].length)
    return { because: sign[0], file, line, column }
  }

  #importsOf(file: string): readonly string[] {
    return (this.inputs[file]?.imports ?? []).map(({ path }) => path).filter((path) => this.#texts.has(path))
  }

  #textOf(file: string): string {
    return this.#texts.get(file) ?? ''
  }
}

/** What tells that a component keeps state, and whether that is code of its own module. */
interface State {
  readonly reason: IslandReason
  readonly isOwn: boolean
}

function stateOfModule(file: string, reason: IslandReason | undefined): State | undefined {
  return reason && { reason, isOwn: reason.file === file }
}

function firstOf<T, U>(values: readonly T[], of: (value: T) => U | undefined): U | undefined {
  for (const value of values) {
    const found = of(value)
    if (found !== undefined) return found
  }
  return undefined
}

/** What CommonJS exports by name. */
const named = /\bexports\.([A-Z][a-z]\w*)\s*=/g
