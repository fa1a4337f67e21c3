import type { Metafile } from '../../esbuild.ts'
import { staticImports } from './static-imports.ts'

/** Files of a bundle that are better one: wherever one of them is loaded, the first of them is too. */
export interface Together {
  /** Name of the file that takes in the others. */
  readonly first: string
  readonly others: ReadonlySet<string>
}

type Outputs = Readonly<Record<string, Pick<Metafile['outputs'][string], 'imports' | 'inputs' | 'entryPoint'>>>

const entryPrefix = 'docs-build-entry:'
/** Entries that the client loads, all but itself by what renders with React. */
const ofClient = /^docs-build-entry:(?:client$|island:|page:|root$)/
const ofReact = /(?:^|\/)node_modules\/(?:react|react-dom|scheduler)\/|^older-react:/

/**
 * Find what is loaded together. Of modules that several entries import esbuild makes files of their own, so that nobody loads
 * what they don't need; it can't know that
 *
 * - the client is there before whatever it loads: what it shares with that may be its own;
 * - React is there before each component that comes to life: its parts may be one.
 *
 * What other scripts load, such as those of plugins, stays apart.
 *
 * @param codes name of each script → its code
 */
export function loadedTogether(outputs: Outputs, codes: ReadonlyMap<string, string>): readonly Together[] {
  const files = new Map(Object.entries(outputs).map(([path, output]) => [nameOf(path), output] as const))
  const imported = (name: string) => staticImports(codes.get(name) ?? '').imports.map(({ from }) => from)
  const asked = (name: string) =>
    (files.get(name)?.imports ?? []).flatMap(({ kind, path }) => (kind === 'dynamic-import' ? [nameOf(path)] : []))
  const anyhow = (name: string) => [...imported(name), ...asked(name)]
  const isEntry = (name: string) => files.get(name)?.entryPoint !== undefined
  const roots = [...codes.keys()].filter((name) => files.get(name)?.entryPoint?.startsWith(entryPrefix))
  const isOfClient = (name: string) => ofClient.test(files.get(name)?.entryPoint ?? '')

  const client = roots.find((name) => files.get(name)?.entryPoint === `${entryPrefix}client`)
  if (client === undefined) return []
  const apart = reached(
    roots.filter((name) => !isOfClient(name)),
    anyhow,
  )
  const own = [...reached([client], imported)].filter((name) => name !== client && !isEntry(name) && !apart.has(name))

  const [react, ...more] = [...codes.keys()].filter(
    (name) => !isEntry(name) && inputsOf(name).some((path) => /\/react-dom\/.*client/.test(path)),
  )
  const groups = [{ first: client, others: new Set(own) }]
  if (react === undefined || more.length > 0) return groups.filter(isSeveral)
  const hasReact = (name: string) => (name !== client && isOfClient(name)) || reached([name], imported).has(react)
  const without = reached(
    roots.filter((name) => !hasReact(name)),
    (name) => anyhow(name).filter((next) => !hasReact(next)),
  )
  const parts = [...codes.keys()].filter(
    (name) =>
      name !== react && !isEntry(name) && !without.has(name) && inputsOf(name).every((path) => ofReact.test(path)),
  )
  return [...groups, { first: react, others: new Set(parts) }].filter(isSeveral)

  function inputsOf(name: string): readonly string[] {
    return Object.keys(files.get(name)?.inputs ?? {})
  }
}

function isSeveral({ others }: Together): boolean {
  return others.size > 0
}

function reached(start: readonly string[], next: (name: string) => readonly string[]): ReadonlySet<string> {
  const found = new Set(start)
  for (const name of found) for (const other of next(name)) found.add(other)
  return found
}

/** The name of a file without its folder. */
export function nameOf(path: string): string {
  return path.slice(path.lastIndexOf('/') + 1)
}
