import { lstatSync, type Stats } from 'node:fs'
import { basename, join } from 'node:path'
import { isObject } from '../../text/is-object.ts'
import { statOf } from '../files/stat-of.ts'

/** Finds places at which a folder took the place of a file or of another folder, a file that of a folder, or a link came. */
export interface ReplacedFolders {
  /** A folder is there now. */
  added(path: string): void
  removed(path: string): void
  /** A file is said to have changed: it may have become a folder. */
  changed(path: string, stats: Stats | undefined): void
  /** Take what chokidar passes on from the system: what happened, the name of a file, and where it was watched. */
  note(event: unknown, name: unknown, place: unknown): void
  stop(): void
}

/** Milliseconds without a word of the system after which all is in its place. */
const quiet = 100

/**
 * Tell when something took the place of something else. Chokidar goes on with what it knows by that name: it lists no folder
 * where it knows a file, of a folder that moved away it hears under the old name, and a link is followed once.
 *
 * @see https://github.com/paulmillr/chokidar#methods--events
 */
export function replacedFolders(onReplaced: () => void): ReplacedFolders {
  const folders = new Set<string>()
  const suspects = new Set<string>()
  let timer: ReturnType<typeof setTimeout> | undefined

  return {
    added: (path) => void folders.add(path),
    removed: (path) => void folders.delete(path),
    changed: (path, stats) => (stats?.isDirectory() ? suspect(path) : undefined),
    note(event, name, place) {
      if (event !== 'rename' || typeof name !== 'string' || !isObject(place)) return
      const { watchedPath } = place
      if (typeof watchedPath !== 'string') return
      const path = basename(watchedPath) === name ? watchedPath : join(watchedPath, name)
      if (folders.has(path) || isLink(path)) suspect(path)
    },
    stop: () => clearTimeout(timer),
  }

  function suspect(path: string): void {
    suspects.add(path)
    clearTimeout(timer)
    timer = setTimeout(look, quiet).unref()
  }

  function look(): void {
    const isReplaced = [...suspects].some((path) => statOf(path) !== undefined)
    suspects.clear()
    if (isReplaced) onReplaced()
  }
}

function isLink(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false })?.isSymbolicLink() ?? false
  } catch {
    return false
  }
}
