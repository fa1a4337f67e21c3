import { existsSync, watch, type FSWatcher } from 'node:fs'
import { dirname, sep } from 'node:path'

/** Follows installed packages. */
export interface PackageWatcher {
  /** Follow these files, absolute; those that are not there may come. */
  follow(files: readonly string[]): void
  close(): void
}

/** Milliseconds without a word of the system after which an installation may be over. */
const quiet = 300
/** Milliseconds between two looks on a disk that tells nothing. */
const pollingMs = 2000

/**
 * Say when something happened around files of packages. Of thousands of folders only those that hold the files are watched,
 * and the folders of packages, in which others come and go.
 */
export function watchPackages({
  isPolling,
  onTouched,
}: {
  readonly isPolling: boolean
  readonly onTouched: () => void
}): PackageWatcher {
  const watchers = new Map<string, FSWatcher>()
  let timer: ReturnType<typeof setTimeout> | undefined
  const interval = isPolling ? setInterval(onTouched, pollingMs).unref() : undefined
  return {
    follow(files) {
      if (isPolling) return
      for (const folder of new Set(files.flatMap(foldersOf))) if (!watchers.has(folder)) add(folder)
    },
    close() {
      clearTimeout(timer)
      clearInterval(interval)
      closeAll()
    },
  }

  function add(folder: string): void {
    if (!existsSync(folder)) return
    try {
      const watcher = watch(folder, { persistent: false }, touched)
      watcher.on('error', () => watcher.close())
      watchers.set(folder, watcher)
    } catch {
      // No watches are left: what is in packages is read at the next start.
    }
  }

  function touched(): void {
    clearTimeout(timer)
    timer = setTimeout(() => {
      // A folder that was exchanged is another one, of which its watcher knows nothing.
      closeAll()
      onTouched()
    }, quiet).unref()
  }

  function closeAll(): void {
    for (const watcher of watchers.values()) watcher.close()
    watchers.clear()
  }
}

/** `/site/node_modules/@a/b/lib/c.js` → its folder, `/site/node_modules/@a` and `/site/node_modules`. */
function foldersOf(file: string): readonly string[] {
  const parts = file.split(sep)
  const at = parts.lastIndexOf('node_modules')
  const packages = parts.slice(0, at + 1).join(sep)
  const scope = parts[at + 1]?.startsWith('@') ? [[packages, parts[at + 1]].join(sep)] : []
  return [dirname(file), packages, ...scope]
}
