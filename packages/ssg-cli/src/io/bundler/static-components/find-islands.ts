import { resolve } from 'node:path'
import type { IslandReason } from '../../../model/island.ts'
import type { ServerInput } from '../../../host.ts'
import type { Metafile } from '../../esbuild.ts'
import { isInstalled, relativePath } from '../../files/within.ts'
import { detectedIslands, type Detected } from './detected-islands.ts'
import { livePackages, type FoundPackages, type LivePackages, type PackageFacts } from './live-packages.ts'
import { asking } from './client-uses.ts'
import { handingComponents, type IsIsland } from './handing-components.ts'
import { provider, providesIn } from '../../../text/modules/react-contexts.ts'
import { packageIsland } from './static-modules.ts'
import { readFile } from '../../files/read-file.ts'

type Inputs = Metafile['inputs']
type Exports = Readonly<Record<string, IslandReason>>

/** Components that are islands without saying so, and packages that stay asleep. */
export interface FoundIslands extends Pick<FoundPackages, 'asleep'> {
  readonly detected: Detected
  readonly live: LivePackages
}

/**
 * Find the islands of a server bundle. A page that holds one does not come to life as a whole any more, so that there may be more to
 * be found: what the bundle would import with those that are known is looked through until there is none, and not bundled each time.
 *
 * @param packages takes what is learned of packages
 * @param theme the component around all content, which comes to life in a way of its own, and those around docs
 */
export async function findIslands(
  metafile: Metafile,
  siteDir: string,
  packages: PackageFacts,
  { root, articles }: Pick<ServerInput['theme'], 'root' | 'articles'>,
): Promise<FoundIslands> {
  const isAround = root !== undefined || articles?.items !== undefined
  const detected = new Map<string, Exports>()
  const live = new Map<string, Exports>()
  for (let { inputs } = metafile; ;) {
    const { alone, families, asleep } = await livePackages({ inputs }, siteDir, {
      known: packages,
      asksCount: articles?.items !== undefined,
    })
    const found = new Map(await detectedIslands({ inputs }, siteDir, families, isAround || providesState(detected)))
    const isIsland: IsIsland = (path, name) =>
      (path.startsWith(`${packageIsland}:`)
        ? live.get(path.slice(packageIsland.length + 1))
        : detected.get(resolve(siteDir, path))
      )?.[name] !== undefined
    // What an island is handed is asked when all others are known: those that hand it are looked into for others no more.
    if (found.size + alone.size === 0)
      for (const [file, exports] of await handingComponents({ inputs }, siteDir, isIsland)) found.set(file, exports)
    if (root !== undefined) found.delete(resolve(siteDir, root))
    // What is found again can't be replaced, and would be found for ever.
    const isNew =
      [...found.keys()].some((file) => !detected.has(file)) || [...alone.keys()].some((each) => !live.has(each))
    if (!isNew) return { detected, live, asleep }
    for (const [file, exports] of found) detected.set(file, { ...exports, ...detected.get(file) })
    for (const [specifier, exports] of alone) live.set(specifier, exports)
    inputs = withIslands(inputs, siteDir, { detected: found, live: alone })
  }
}

/** True where an island that keeps state provides for what stands within it. */
function providesState(detected: ReadonlyMap<string, Exports>): boolean {
  return [...detected].some(
    ([file, exports]) =>
      Object.values(exports).some(
        ({ because, onlyHands }) => because !== provider && because !== asking && !onlyHands,
      ) && providesIn(readFile(file, 'utf8')),
  )
}

/** What a bundle imports where modules stand in the place of these. */
function withIslands(inputs: Inputs, siteDir: string, { detected, live }: Pick<FoundIslands, 'detected' | 'live'>) {
  const made: Inputs = {}
  for (const [name, input] of Object.entries(inputs)) {
    const isOurs = /^(?:docs-build-entry|theme-replacement):/.test(name) || !isInstalled(resolve(siteDir, name))
    const imports = input.imports.map((each) => {
      if (!isOurs || each.original === undefined || each.kind !== 'import-statement' || !live.has(each.original))
        return each
      const path = `${packageIsland}:${each.original}`
      made[path] ??= { bytes: 0, imports: [{ path: each.path, kind: 'import-statement' }] }
      return { ...each, path }
    })
    made[name] = { ...input, imports }
  }
  for (const file of detected.keys()) {
    const name = relativePath(siteDir, file)
    const path = `${name}?original`
    const original = made[name]
    if (original && !made[path])
      Object.assign(made, { [path]: original, [name]: { ...original, imports: [{ path, kind: 'import-statement' }] } })
  }
  return made
}
