import { join, sep } from 'node:path'
import type { Plugin, Processor, Transformer } from 'unified'

/** A plugin for unified, and the files that it is for. */
export interface FolderPlugin {
  readonly plugin: unknown
  readonly options: readonly unknown[]
  /** Relative to the site folder. */
  readonly folders: readonly string[]
  /** Absolute path. */
  readonly siteDir: string
}

/** An entry of a list of unified: a plugin that changes the trees of the files in some folders, and of no others. */
export function inFolders(given: FolderPlugin): readonly [Plugin<[FolderPlugin]>, FolderPlugin] {
  return [pluginOfFolders, given]
}

/** What it does to the parser holds everywhere: that is no matter of files. */
function pluginOfFolders(
  this: Processor,
  { plugin, options, folders, siteDir }: FolderPlugin,
): Transformer | undefined {
  // The config says that it is one.
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
