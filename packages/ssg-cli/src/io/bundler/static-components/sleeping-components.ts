import { resolve } from 'node:path'
import type { Position } from '../../../model/diagnostic.ts'
import type { IslandReason } from '../../../model/island.ts'
import type { Metafile } from '../../esbuild.ts'
import { clientUses, componentsOf, liveExports, type ClientUse, type Modules } from './client-uses.ts'
import { moduleFacts, type ModuleFacts } from './module-facts.ts'
import { namesPackage } from './package-code.ts'
import { parsedModule, type ParsedModule } from './parsed-module.ts'
import { shownFamily, siteFamilies, type SiteFamilies } from './shown-families.ts'
import { staticModules } from './static-modules.ts'
import { readFile } from '../../files/read-file.ts'

/** A module that keeps state or answers to events, and is rendered only. */
export interface SleepingComponent {
  /** Relative to the site folder. */
  readonly file: string
  /** The first such thing in it: `useState`, `onClick`, or a hook of the site that `calls` one. */
  readonly name: string
  readonly calls?: string | undefined
  readonly position: Position
  /** Its exports that would come to life as islands, each with what in it does; `default` stands first. */
  readonly components: Readonly<Record<string, IslandReason>>
}

/** What counts beside what every module of the site may have. */
interface Counted extends Pick<Modules, 'isLive' | 'asksCount'> {
  /** Whether a package holds components that only work together. */
  readonly isFamily?: (specifier: string) => boolean
}

/** What a module has that says anything here: a hook, an event, or exports of others. The rest need not be parsed. */
const telling = /\buse[A-Z]|\bon[A-Z]|\b(?:formA|a)ction\b|\bsetState\b|\.Provider\b|\bBrowserOnly\b|\bfrom\b/

/**
 * Find the site's components that keep state or answer to events and are rendered only: they look right, and do nothing.
 * Each module is there once, with the first such thing in it.
 *
 * @param replacements files in the place of parts of the theme, relative to the site folder
 * @param asksCount where what something around provides may change: what asks it comes to life too
 * @param isLive tells which imports of packages keep state, where that counts
 */
export async function sleepingComponents(
  { inputs }: Pick<Metafile, 'inputs'>,
  replacements: readonly string[],
  siteDir: string,
  { isLive, asksCount, isFamily }: Counted = {},
): Promise<readonly SleepingComponent[]> {
  const files = staticModules(inputs, replacements, siteDir)
  const parsed = await parsedModules(files, siteDir)
  const facts = new Map<string, ModuleFacts>()
  for (const [file, { program }] of parsed) facts.set(file, moduleFacts(program))
  const pathOf = (file: string, specifier: string) =>
    inputs[file]?.imports.find(({ original }) => original === specifier)?.path
  const modules: Modules = {
    facts: (file) => facts.get(file),
    resolve: pathOf,
    isLive,
    // Where islands are marked, a hook that nobody knows is no reason to tell anything.
    isPackage: (file, specifier) =>
      isLive !== undefined && namesPackage(specifier, pathOf(file, specifier) ?? '', siteDir),
  }
  const families = isFamily ? await familiesOf() : new Map<string, ReadonlySet<string>>()
  return [...parsed].flatMap(([file, { positionOf }]) => {
    const placed = ({ use, name, calls }: ClientUse) => ({ name, calls, position: positionOf(use.node) })
    const reason = ({ name, calls, position: { line, column } }: ReturnType<typeof placed>) => ({
      because: name,
      ...(calls !== undefined && { calls }),
      file,
      line,
      column,
    })
    const [first] = clientUses(file, modules)
      .map(placed)
      .sort(({ position: a }, { position: b }) => a.line - b.line || a.column - b.column)
    const found = (among: Modules) =>
      Array.from(liveExports(file, among), ([name, use]) => [name, reason(placed(use))] as const)
    const asking = isLive && asksCount ? found({ ...modules, asksCount: true }) : []
    const showing = componentsOf(file, modules).flatMap(([name, local]) => {
      const use = families.size > 0 ? shownFamily(local, file, modules, families) : undefined
      return use ? [[name, reason(placed(use))] as const] : []
    })
    const told = first ?? asTold([...asking, ...showing][0]?.[1])
    if (!told) return []
    const own = first && facts.get(file)?.exports.has('default') ? [['default', reason(first)] as const] : []
    return [{ file, ...told, components: Object.fromEntries([...asking, ...showing, ...own, ...found(modules)]) }]
  })

  async function familiesOf(): Promise<SiteFamilies> {
    const live = new Map<string, ReadonlySet<string>>()
    for (const file of facts.keys()) live.set(file, new Set(liveExports(file, modules).keys()))
    const imported = files.flatMap((file) => inputs[file]?.imports ?? []).map(({ path }) => path)
    const islands = [...new Set(imported)].filter((path) => inputs[`${path}?original`])
    for (const [file, { program }] of await parsedModules(islands, siteDir))
      live.set(file, new Set([...moduleFacts(program).exports.keys()].filter((name) => /^[A-Z]/.test(name))))
    return siteFamilies(live, { inputs }, (file) => readFile(resolve(siteDir, file), 'utf8'), isFamily ?? (() => false))
  }
}

function asTold(reason: IslandReason | undefined): Pick<SleepingComponent, 'name' | 'position'> | undefined {
  if (!reason) return undefined
  const { because, line, column } = reason
  return { name: because, position: { line, column, endLine: line, endColumn: column } }
}

/** Read those modules of a site that may say anything of hooks, events or other modules. */
export async function parsedModules(files: readonly string[], siteDir: string): Promise<Map<string, ParsedModule>> {
  const texts = files.map((file) => ({ file, text: readFile(resolve(siteDir, file), 'utf8') }))
  const found = await Promise.all(
    texts
      .filter(({ text }) => telling.test(text))
      .map(async ({ file, text }) => ({ file, module: await parsedModule(text, file) })),
  )
  return new Map(found.flatMap(({ file, module }) => (module ? [[file, module]] : [])))
}
