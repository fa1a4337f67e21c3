/** The entry point of chokidar. */
import { watch, type FSWatcher } from 'chokidar'
import { existsSync } from 'node:fs'
import { basename, join, relative, resolve, sep } from 'node:path'
import type { FileChange } from '../../watch/watch-host.ts'
import { leadsAbove } from '../files/leads-above.ts'
import { codeOf } from '../files/node-files.ts'
import { manifestName } from '../output/manifest.ts'
import { replacedFolders } from './replaced-folders.ts'
import { touchedPaths } from './touched-paths.ts'
import { isWithin, relativePath } from '../files/within.ts'

/** The argument of {@link watchFiles}. */
export interface WatchFilesInput {
  /** Absolute path of the site. All of it is watched. */
  readonly siteDir: string
  /** Milliseconds between two looks at every file, for disks that tell nothing; undefined for what the system tells. */
  readonly polling?: number
  readonly onChanges: (changes: readonly FileChange[]) => void
  /** The system says something of a file: a change may be told soon. */
  readonly onWord: () => void
  /** The system says something of these, relative to the site, which may be a change that is not told. */
  readonly onTouched: (paths: readonly string[]) => void
  /** A first look is over, at the site or at files that were added: from now on nothing is missed there. */
  readonly onReady: () => void
  /** The system has no more watches to give: files are polled from now on. `setting` is the limit of Linux that was met. */
  readonly onExhausted: (setting: string) => void
  /** The site's folder went, or came back. */
  readonly onFolder: (isThere: boolean) => void
}

/** Watches the files of a site. */
export interface FileWatcher {
  /** Watch these too: files and folders outside of the site, relative to it or absolute. */
  add(paths: readonly string[]): void
  close(): Promise<void>
}

/** Milliseconds to wait for more: an editor saves one file, a checkout hundreds. The longest wait is {@link longest}. */
const quiet = { one: 4, few: 40, many: 300 } as const
const longest = 2000

/** Milliseconds between two looks when the system has no watches left. */
const fallback = 400

/**
 * What the system says without watches left → its setting.
 *
 * @see https://man7.org/linux/man-pages/man7/inotify.7.html
 */
const limits: Readonly<Record<string, string>> = {
  ENOSPC: 'fs.inotify.max_user_watches=524288',
  EMFILE: 'fs.inotify.max_user_instances=512',
}

const ignoredNames = new Set(['node_modules', '.git', '.docs-build'])

/** Watch the files of a site. Changes that come together are told together. */
export function watchFiles(input: WatchFilesInput): FileWatcher {
  const { siteDir } = input
  const further = new Set<string>()
  const { note, stop } = joinedChanges(siteDir, input.onChanges)
  const touched = touchedPaths(siteDir, input.onTouched)
  const replaced = replacedFolders(() => startAnew())
  let polling = input.polling
  let watchers = [start([siteDir])]

  return {
    add(paths) {
      const fresh = paths
        .map((path) => resolve(siteDir, path))
        .filter((path) => !further.has(path) && !isWithin(path, siteDir))
      for (const path of fresh) further.add(path)
      // With a watcher of its own, which says when it is ready: what changed before that is looked for.
      if (fresh.length > 0) watchers.push(start(fresh))
    },
    close() {
      stop()
      touched.stop()
      replaced.stop()
      return closeAll()
    },
  }

  function start(paths: readonly string[]): FSWatcher {
    const made = watch([...paths], {
      // The server keeps the process alive. A watch of a folder that went while it was opened is never closed.
      persistent: false,
      ignored: (path, stats) => isIgnored(siteDir, path) || (stats?.isFile() !== true && leadsAbove(path, siteDir)),
      ...(polling !== undefined && { usePolling: true, interval: polling, binaryInterval: polling }),
    })
    let isReady = false
    made.on('add', (path) => isReady && note(path, 'added'))
    made.on('change', (path, stats) => {
      note(path, 'changed')
      replaced.changed(path, stats)
    })
    made.on('unlink', (path) => note(path, 'removed'))
    made.on('raw', (event: unknown, name: unknown, place: unknown) => {
      input.onWord()
      touched.note(name, place)
      replaced.note(event, name, place)
    })
    made.on('addDir', (path) => {
      replaced.added(path)
      if (isReady && path === siteDir) input.onFolder(true)
    })
    made.on('unlinkDir', (path) => {
      replaced.removed(path)
      if (path === siteDir) input.onFolder(false)
    })
    made.on('ready', () => {
      isReady = true
      input.onReady()
    })
    made.on('error', (error) => failed(error, made))
    return made
  }

  /** Without watches left, looking at the files is slow but sure. */
  function failed(error: unknown, of: FSWatcher): void {
    const setting = limits[codeOf(error) ?? '']
    if (setting === undefined || polling !== undefined || !watchers.includes(of)) return
    polling = fallback
    startAnew()
    input.onExhausted(setting)
  }

  /** What changes meanwhile is looked for when all is watched. */
  function startAnew(): void {
    void closeAll()
    watchers = [start([siteDir, ...further])]
  }

  async function closeAll(): Promise<void> {
    await Promise.all(watchers.map((watcher) => watcher.close()))
  }
}

/** Changes that come together are told together. */
function joinedChanges(
  siteDir: string,
  onChanges: WatchFilesInput['onChanges'],
): { readonly note: (absolute: string, kind: FileChange['kind']) => void; readonly stop: () => void } {
  const pending = new Map<string, FileChange>()
  let timer: ReturnType<typeof setTimeout> | undefined
  let since = 0
  return { note, stop: () => clearTimeout(timer) }

  function note(absolute: string, kind: FileChange['kind']): void {
    const path = relativePath(siteDir, absolute)
    const merged = mergedKind(pending.get(path)?.kind, kind)
    pending.set(path, { path, kind: merged })
    const now = performance.now()
    if (pending.size === 1) since = now
    // Who types changes one file; files that come or go seldom do so alone.
    const isTyping = pending.size === 1 && merged === 'changed'
    const wait = isTyping ? quiet.one : pending.size < 10 ? quiet.few : quiet.many
    clearTimeout(timer)
    timer = setTimeout(flush, Math.max(0, Math.min(wait, since + longest - now)))
  }

  function flush(): void {
    const changes = [...pending.values()]
    pending.clear()
    onChanges(changes)
  }
}

/** Gone and back is changed, as editors do that save by renaming; what came and changed is still new. */
function mergedKind(before: FileChange['kind'] | undefined, kind: FileChange['kind']): FileChange['kind'] {
  if (before === 'removed' && kind === 'added') return 'changed'
  return before === 'added' && kind === 'changed' ? before : kind
}

/** Packages, histories, what this tool writes, and outputs of builds: `dist` and the folders that become it. */
function isIgnored(siteDir: string, path: string): boolean {
  if (ignoredNames.has(basename(path))) return true
  const below = relative(siteDir, path)
  const first = below.split(sep)[0] ?? ''
  if (first === 'dist' || /^\..*\.docs-build-(?:new|old)$/.test(first)) return true
  // Only the folder itself is asked: what it holds is not looked at when the folder is ignored.
  return below === first && existsSync(join(path, manifestName))
}
