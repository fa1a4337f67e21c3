import { join, sep } from 'node:path'
import type { Plugin, Processor, Transformer } from 'unified'
import { addedHeadings } from './added-headings.ts'

/** An entry of a list of plugins for unified that is for some files only. */
export interface FolderPlugin {
  readonly plugin: unknown
  readonly options?: readonly unknown[]
  /** Relative to the site folder. */
  readonly folders: readonly string[]
}

type Placed = FolderPlugin & Place

interface Place {
  readonly siteDir: string
  /** True where headings have their ids before it runs: those that it adds have none. */
  readonly isLate: boolean
}

/** The entry as unified takes it: a plugin that changes the trees of the files in these folders, and of no others. */
export function inFolders(given: FolderPlugin, place: Place): readonly [Plugin<[Placed]>, Placed] {
  // Unified keeps each function once, with the options that it was given last: every entry has one of its own.
  function ofEntry(this: Processor, placed: Placed): Transformer | undefined {
    return pluginOfFolders.call(this, placed)
  }
  const name = typeof given.plugin === 'function' ? given.plugin.name : ''
  return [Object.defineProperty(ofEntry, 'name', { value: name }), { ...given, ...place }]
}

/** What it does to the parser holds everywhere: that is no matter of files. */
function pluginOfFolders(this: Processor, placed: Placed): Transformer | undefined {
  const { plugin, options = [], folders, siteDir, isLate } = placed
  // Whoever calls has looked that it is one.
  const transform = (plugin as Plugin<unknown[]>).apply(this, [...options])
  if (typeof transform !== 'function') return undefined
  const places = folders.map((folder) => join(siteDir, folder) + sep)
  return async (tree, file) => {
    if (!places.some((place) => file.path?.startsWith(place))) return undefined
    const mark = isLate ? addedHeadings(tree) : () => undefined
    const after = await ran(transform, tree, file, () => undefined)
    if (after instanceof Error) throw after
    // Some functions give back what their last line does.
    const changed = typeof after === 'object' ? after : undefined
    mark(changed ?? tree)
    return changed
  }
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
