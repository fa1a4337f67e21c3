import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { parseScript } from '../../parse-script.ts'
import { isInstalled } from '../../within.ts'
import type { Metafile } from '../../esbuild.ts'
import { isLiveName, type Modules } from './client-uses.ts'
import { moduleFacts, type ModuleFacts } from './module-facts.ts'
import { parsedModule } from './parsed-module.ts'
import { staticModules } from './static-modules.ts'

/** Modules of packages, as they are imported → those of their exports that are islands. */
export type LivePackages = ReadonlyMap<string, readonly string[]>

/** What a page imports of a package without saying which component: more of them would be a library, of which few are shown. */
const mostOfDoc = 12

/** React renders where a page is made as well, and what the theme or Docusaurus's names bring to life is no matter of a package. */
const apart = /^(?:react|react-dom|scheduler|@mdx-js\/react)(?:\/|$)|^@?docs-build\/|^docs-build$|^@docusaurus\//
const apartFiles = /\/node_modules\/(?:(?:react|react-dom|scheduler)\/|@docs-build\/|docs-build\/)/

/** Signs of state, in code that may be minified. */
const state =
  /\buse(?:State|Effect|LayoutEffect|InsertionEffect|Reducer|SyncExternalStore|ImperativeHandle|Transition|Optimistic|ActionState)\b|\bsetState\b|\bcomponentDidMount\b/

/** Files of packages, as the bundler names them → what their modules say; undefined where that is nothing. */
export type PackageFacts = Map<string, ModuleFacts | undefined>

/** What {@link livePackages} finds. */
export interface FoundPackages {
  /** Components that are islands of their own. */
  readonly alone: LivePackages
  /**
   * Several of a package that knows contexts, such as a provider and what asks it: they live in one tree, which is that of the
   * component of the site that shows them.
   */
  readonly families: LivePackages
}

/**
 * Find the components of installed packages that pages show and that keep state: rendered only, they would look right and do
 * nothing. Of a package counts what the site itself imports, in a doc or in a component.
 *
 * @param known what was learned of modules before: packages share many, and each is parsed once
 */
export async function livePackages(
  { inputs }: Metafile,
  siteDir: string,
  known: PackageFacts = new Map(),
): Promise<FoundPackages> {
  const asked = await askedOf(inputs, siteDir)
  const alone = new Map<string, readonly string[]>()
  const families = new Map<string, readonly string[]>()
  for (const [specifier, { file, names }] of asked) {
    const code = new PackageCode(inputs, siteDir, known)
    await code.load(file)
    const live = (names ? [...names] : code.namesOf(file)).filter((name) => code.isLive(file, name))
    if (live.length === 0) continue
    if (live.length > 1 && code.knowsContexts()) families.set(specifier, live)
    else if (names || live.length <= mostOfDoc) alone.set(specifier, live)
  }
  return { alone, families }
}

interface Asked {
  readonly file: string
  /** Undefined where a doc imports it. */
  names: Set<string> | undefined
}

async function askedOf(inputs: Metafile['inputs'], siteDir: string): Promise<ReadonlyMap<string, Asked>> {
  const asked = new Map<string, Asked>()
  const ask = (from: string, specifier: string, name?: string) => {
    const file = inputs[from]?.imports.find(({ original, external }) => original === specifier && !external)?.path
    if (file === undefined || apart.test(specifier) || !isCodeOfPackage(file, siteDir)) return
    const known = asked.get(specifier) ?? { file, names: new Set() }
    if (name === undefined) known.names = undefined
    else known.names?.add(name)
    asked.set(specifier, known)
  }
  for (const [entry, { imports }] of Object.entries(inputs))
    if (/^docs-build-entry:(?:package|file):/.test(entry))
      for (const { original } of imports) if (original !== undefined) ask(entry, original)
  for (const file of staticModules(inputs, ['docs-build-entry:runtime'], siteDir)) {
    if (!inputs[file]?.imports.some(({ path }) => isCodeOfPackage(path, siteDir))) continue
    const parsed = await parsedModule(readFileSync(resolve(siteDir, file), 'utf8'), file)
    for (const [local, { specifier, name }] of parsed ? moduleFacts(parsed.program).imports : [])
      if (/^[A-Z]/.test(local) && name !== '*') ask(file, specifier, name)
  }
  return asked
}

function isCodeOfPackage(path: string, siteDir: string): boolean {
  const file = resolve(siteDir, path)
  return /\.[cm]?[jt]sx?$/.test(path) && !path.includes(':') && isInstalled(file) && !apartFiles.test(file)
}

/** Mostly plain JavaScript, for which nothing must be made first. */
async function factsOf(text: string, file: string): Promise<ModuleFacts | undefined> {
  try {
    return moduleFacts(parseScript(text))
  } catch {
    const parsed = await parsedModule(text, file)
    return parsed && moduleFacts(parsed.program)
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
  ) {
    this.#modules = {
      facts: (file) => this.#facts.get(file),
      resolve: (file, specifier) => inputs[file]?.imports.find(({ original }) => original === specifier)?.path,
    }
  }

  /** Read a file and those of packages that it imports, also through others. */
  async load(file: string): Promise<void> {
    const files = new Set([file])
    for (const each of files) {
      const text = readFileSync(resolve(this.siteDir, each), 'utf8')
      this.#texts.set(each, text)
      if (!this.known.has(each)) this.known.set(each, /\bexport\b/.test(text) ? await factsOf(text, each) : undefined)
      const facts = this.known.get(each)
      if (facts) this.#facts.set(each, facts)
      for (const { path } of this.inputs[each]?.imports ?? []) if (isCodeOfPackage(path, this.siteDir)) files.add(path)
    }
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

  /** True when an export keeps state, itself or by something that its module imports. */
  isLive(file: string, name: string, seen = new Set<string>()): boolean {
    const facts = this.#facts.get(file)
    if (seen.has(file + name)) return false
    seen.add(file + name)
    // What CommonJS exports is known when it runs.
    if (!facts || facts.exports.size + facts.spreads.length === 0) return this.#hasState(file)
    const exported = facts.exports.get(name)
    const from = typeof exported === 'string' ? facts.imports.get(exported) : exported
    if (from) {
      const next = this.#modules.resolve(file, from.specifier)
      return next !== undefined && (from.name === '*' ? false : this.isLive(next, from.name, seen))
    }
    if (typeof exported === 'string')
      return !/^use[A-Z]/.test(exported) && (isLiveName(exported, file, this.#modules) || this.#importsState(file))
    return facts.spreads.some((specifier) => {
      const next = this.#modules.resolve(file, specifier)
      return next !== undefined && this.isLive(next, name, seen)
    })
  }

  #importsState(file: string): boolean {
    return this.#importsOf(file).some((path) => this.#hasState(path))
  }

  #hasState(file: string, seen = new Set<string>()): boolean {
    seen.add(file)
    if (state.test(this.#textOf(file))) return true
    return this.#importsOf(file).some((path) => !seen.has(path) && this.#hasState(path, seen))
  }

  #importsOf(file: string): readonly string[] {
    return (this.inputs[file]?.imports ?? []).map(({ path }) => path).filter((path) => this.#texts.has(path))
  }

  #textOf(file: string): string {
    return this.#texts.get(file) ?? ''
  }
}

/** What CommonJS exports by name. */
const named = /\bexports\.([A-Z][a-z]\w*)\s*=/g
