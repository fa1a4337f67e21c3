import { quote } from '../diagnostics/quote.ts'
import type { CollectionConfig } from '../model/config.ts'
import type { Problem } from './problem.ts'

/** A collection and the keys that lead to it in the config. */
export interface PlacedCollection {
  readonly collection: CollectionConfig
  readonly path: readonly PropertyKey[]
}

/** What is wrong with collections that are right one by one: equal ids, equal routes, versions that do not fit together. */
export function collectionProblems(placed: readonly PlacedCollection[]): Problem[] {
  return placed.flatMap(({ collection, path }, index) => {
    const before = placed.slice(0, index).map((other) => other.collection)
    return [
      ...repeated(
        collection.id,
        before.map(({ id }) => id),
        [...path, 'id'],
        'id',
      ),
      ...repeated(
        collection.routeBasePath,
        before.map(({ routeBasePath }) => routeBasePath),
        [...path, 'routeBasePath'],
        'route',
      ),
      ...versionProblems(collection, path),
    ]
  })
}

function repeated(value: string, before: readonly string[], path: readonly PropertyKey[], noun: string): Problem[] {
  if (!before.includes(value)) return []
  const message = `Unexpected second collection with ${noun} ${quote(value)}, expected another ${noun}`
  return [{ path, message }]
}

function versionProblems(collection: CollectionConfig, path: readonly PropertyKey[]): Problem[] {
  const { lastVersion, onlyIncludeVersions, versions } = collection
  const problems: Problem[] = []
  if (lastVersion !== undefined && onlyIncludeVersions?.includes(lastVersion) === false) {
    const message = `Unexpected version ${quote(lastVersion)}, expected one that "onlyIncludeVersions" names`
    problems.push({ path: [...path, 'lastVersion'], message, string: lastVersion })
  }
  for (const name of Object.keys(versions)) {
    if (!liesOnItself(name, versions)) continue
    const message = `Unexpected version ${quote(name)} that is an overlay of itself`
    problems.push({ path: [...path, 'versions', name, 'overlay'], message, string: versions[name]?.overlay })
  }
  return problems
}

function liesOnItself(name: string, versions: CollectionConfig['versions']): boolean {
  const passed = new Set<string>()
  for (let below = versions[name]?.overlay; below !== undefined; below = versions[below]?.overlay) {
    if (below === name) return true
    if (passed.has(below)) return false
    passed.add(below)
  }
  return false
}
