import { hashOf } from '../text/hash.ts'
import type { Cache, Files, Listing } from '../host.ts'
import type { FileChange } from '../watch/watch-host.ts'
import { joinFolder } from '../text/resolve-path.ts'
import { nodeFiles } from './node-files.ts'

/** Files of which the answers are remembered until somebody says that they changed. */
export interface RememberedFiles extends Files {
  readonly forget: (changes: readonly FileChange[] | 'all') => void
  /** Look at what is remembered once more, of some files or of all files and folders, and tell what is not so any more. */
  readonly outdated: (paths?: readonly string[]) => readonly FileChange[]
}

type Stat = ReturnType<Files['stat']>
type KnownHash = readonly [size: number, mtimeMs: number, print: string]

/** Changes within the clock's grain keep size and time: hashes of files younger than this are not kept on disk. */
const settledMs = 2000

/** The files of a site for a process that lives on: nothing is asked of the disk twice. */
export function rememberedFiles(siteDir: string, cache: Pick<Cache, 'get' | 'set'>): RememberedFiles {
  const disk = nodeFiles(siteDir, { get: () => undefined, set: () => undefined })
  const startedMs = Date.now()
  const lists = new Map<string, Listing>()
  const stats = new Map<string, Stat>()
  /** What lists said of files of which nobody has asked for the hash. */
  const listed = new Map<string, Stat>()
  const hashes = new Map<string, string>()
  /** A file is mostly read right after its hash was taken, for which it had to be read. */
  let last: { readonly path: string; readonly bytes: Uint8Array } | undefined

  return { list, read, hash, stat, forget, outdated }

  function list(folder: string): Listing {
    const known = lists.get(folder)
    if (known) return known
    const found = disk.list(folder)
    lists.set(folder, found)
    for (const { path, size, mtimeMs } of found.files)
      listed.set(joinFolder(folder, path), { size, mtimeMs, isFile: true })
    return found
  }

  function read(path: string): Uint8Array {
    return last?.path === path ? last.bytes : disk.read(path)
  }

  function hash(path: string): string {
    const known = hashes.get(path)
    if (known !== undefined) return known
    const made = hashNow(path)
    hashes.set(path, made)
    return made
  }

  function hashNow(path: string): string {
    // Before the reading: a change in between makes this look older than the file is, and is found later.
    const found = listed.get(path) ?? disk.stat(path)
    listed.delete(path)
    stats.set(path, found)
    const kept = found && cache.get<KnownHash>('hash', path)
    if (kept && kept[0] === found.size && kept[1] === found.mtimeMs) return kept[2]
    const bytes = disk.read(path)
    last = { path, bytes }
    const made = hashOf(bytes)
    if (found && startedMs - found.mtimeMs > settledMs)
      cache.set<KnownHash>('hash', path, [found.size, found.mtimeMs, made])
    return made
  }

  function stat(path: string): Stat {
    if (!stats.has(path)) stats.set(path, disk.stat(path))
    return stats.get(path)
  }

  function forget(changes: readonly FileChange[] | 'all'): void {
    last = undefined
    if (changes === 'all') for (const known of [lists, stats, listed, hashes]) known.clear()
    else for (const change of changes) drop(change)
  }

  function drop({ path, kind }: FileChange): void {
    for (const known of [stats, listed, hashes]) known.delete(path)
    if (kind === 'changed') return
    for (const folder of lists.keys()) if (isBelow(path, folder)) lists.delete(folder)
    if (kind === 'added') return
    for (const known of [stats, listed, hashes])
      for (const file of known.keys()) if (isBelow(file, path)) known.delete(file)
  }

  function outdated(paths?: readonly string[]): readonly FileChange[] {
    const changes = new Map<string, FileChange>()
    for (const path of paths ?? stats.keys()) {
      if (!stats.has(path)) continue
      const kind = difference(stats.get(path), disk.stat(path))
      if (kind) changes.set(path, { path, kind })
    }
    if (paths) return [...changes.values()]
    for (const [folder, known] of lists) {
      const before = new Set(known.files.map(({ path }) => joinFolder(folder, path)))
      const after = new Set(disk.list(folder).files.map(({ path }) => joinFolder(folder, path)))
      for (const path of after) if (!before.has(path)) changes.set(path, { path, kind: 'added' })
      for (const path of before) if (!after.has(path)) changes.set(path, { path, kind: 'removed' })
    }
    return [...changes.values()]
  }
}

function difference(before: Stat, after: Stat): FileChange['kind'] | undefined {
  if (!before || !after) return before === after ? undefined : after ? 'added' : 'removed'
  return before.size === after.size && before.mtimeMs === after.mtimeMs ? undefined : 'changed'
}

function isBelow(path: string, folder: string): boolean {
  return folder === '.' || path.startsWith(`${folder}/`)
}
