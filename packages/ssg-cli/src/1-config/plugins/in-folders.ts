import { join, sep } from 'node:path'
import type { Plugin, Processor, Transformer } from 'unified'

/** An entry of a list of plugins for unified that is for some files only. */
export interface FolderPlugin {
  readonly plugin: unknown
  readonly options?: readonly unknown[]
  /** Relative to the site folder. */
  readonly folders: readonly string[]
}

type Placed = FolderPlugin & { readonly siteDir: string }

/** The entry as unified takes it: a plugin that changes the trees of the files in these folders, and of no others. */
export function inFolders(given: FolderPlugin, siteDir: string): readonly [Plugin<[Placed]>, Placed] {
  // Unified keeps each function once, with the options that it was given last: every entry has one of its own.
  function ofEntry(this: Processor, placed: Placed): Transformer | undefined {
    return pluginOfFolders.call(this, placed)
  }
  const name = typeof given.plugin === 'function' ? given.plugin.name : ''
  return [Object.defineProperty(ofEntry, 'name', { value: name }), { ...given, siteDir }]
}

/** What it does to the parser holds everywhere: that is no matter of files. */
function pluginOfFolders(this: Processor, { plugin, options = [], folders, siteDir }: Placed): Transformer | undefined {
  // Whoever calls has looked that it is one.
  const transform = (plugin as Plugin<unknown[]>).apply(this, [...options])
  if (typeof transform !== 'function') return undefined
  const places = folders.map((folder) => join(siteDir, folder) + sep)
  return (tree, file) =>
    places.some((place) => file.path?.startsWith(place)) ? ran(transform, tree, file, () => undefined) : undefined
}

/** A transformer may return a tree or a promise, or call back. */
function ran(transform: Transformer, ...[tree, file]: Parameters<Transformer>): ReturnType<Transformer> {
  if (transform.length < 3) return transform(tree, file, () => undefined)
  return new Promise<Parameters<Transformer>[0] | undefined>((done, fail) => {
    void transform(tree, file, (error, next) => {
      if (error) fail(error)
      else done(next)
    })
  })
}
