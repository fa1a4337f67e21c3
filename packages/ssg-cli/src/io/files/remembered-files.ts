import { dirname } from 'node:path'
import type { Cache, Files, Listing } from '../../host.ts'
import { joinFolder } from '../../text/urls/resolve-path.ts'
import type { FileChange } from '../../watch/watch-host.ts'
import { fileHashes } from './file-hashes.ts'
import { isSameStamp, stampOf } from './file-stamp.ts'
import { noCache, nodeFiles } from './node-files.ts'

type Stat = ReturnType<Files['stat']>

/** The files of a site for a process that lives on: nothing is asked of the disk twice until somebody says that it changed. */
export class RememberedFiles implements Files {
  readonly #siteDir: string
  #disk: Files
  readonly #hashOfFile: ReturnType<typeof fileHashes>
  readonly #lists = new Map<string, Listing>()
  readonly #stats = new Map<string, Stat>()
  /** What lists said of files of which nobody has asked for the hash. */
  readonly #listed = new Map<string, Stat>()
  readonly #hashes = new Map<string, string>()
  /** A file is mostly read right after its hash was taken, for which it had to be read. */
  #last: { readonly path: string; readonly bytes: Uint8Array } | undefined

  /** @param siteDir absolute path */
  constructor(siteDir: string, cache: Pick<Cache, 'get' | 'set'>) {
    this.#siteDir = siteDir
    this.#disk = nodeFiles(siteDir, noCache)
    this.#hashOfFile = fileHashes(cache)
  }

  list(folder: string): Listing {
    const known = this.#lists.get(folder)
    if (known) return known
    const found = this.#disk.list(folder)
    this.#lists.set(folder, found)
    // Whether a file lies outside is asked of the file.
    for (const { path, ...state } of found.links ? [] : found.files)
      this.#listed.set(joinFolder(folder, path), { ...state, isFile: true })
    return found
  }

  read(path: string): Uint8Array {
    return this.#last?.path === path ? this.#last.bytes : this.#disk.read(path)
  }

  hash(path: string): string {
    const known = this.#hashes.get(path)
    if (known !== undefined) return known
    // Before the reading: a change in between makes this look older than the file is, and is found later.
    const found = this.#listed.get(path) ?? this.#disk.stat(path)
    this.#listed.delete(path)
    this.#stats.set(path, found)
    const made = this.#hashOfFile(path, found, () => {
      const bytes = this.#disk.read(path)
      this.#last = { path, bytes }
      return bytes
    })
    this.#hashes.set(path, made)
    return made
  }

  stat(path: string): Stat {
    if (!this.#stats.has(path)) this.#stats.set(path, this.#disk.stat(path))
    return this.#stats.get(path)
  }

  /** Drop what is remembered of these files; of all when nobody knows which. */
  forget(changes: readonly FileChange[] | 'all'): void {
    this.#last = undefined
    this.#forgetFolders()
    if (changes !== 'all') for (const change of changes) this.#drop(change)
    else for (const known of [this.#lists, ...this.#ofFiles()]) known.clear()
  }

  /** Look at what is remembered once more, of some files or of all files and folders, and tell what is not so any more. */
  outdated(paths?: readonly string[]): readonly FileChange[] {
    this.#forgetFolders()
    const changes = new Map<string, FileChange>()
    // A folder that another one takes the place of is told alone, without what it holds.
    const asked = paths && new Set(paths)
    for (const path of this.#stats.keys()) {
      if (asked && !isIn(asked, path)) continue
      const kind = difference(this.#stats.get(path), this.#disk.stat(path))
      if (kind) changes.set(path, { path, kind })
    }
    if (!paths) for (const change of this.#outdatedLists()) changes.set(change.path, change)
    return [...changes.values()]
  }

  #outdatedLists(): readonly FileChange[] {
    return [...this.#lists].flatMap(([folder, known]) => {
      const before = pathsOf(folder, known)
      const after = pathsOf(folder, this.#disk.list(folder))
      return [
        ...[...after].flatMap((path) => (before.has(path) ? [] : [{ path, kind: 'added' } as const])),
        ...[...before].flatMap((path) => (after.has(path) ? [] : [{ path, kind: 'removed' } as const])),
      ]
    })
  }

  /** Where folders really lie, which the disk's files look up once. */
  #forgetFolders(): void {
    this.#disk = nodeFiles(this.#siteDir, noCache)
  }

  #drop({ path, kind }: FileChange): void {
    for (const known of this.#ofFiles()) known.delete(path)
    if (kind === 'changed') return
    for (const folder of this.#lists.keys()) if (isBelow(path, folder)) this.#lists.delete(folder)
    if (kind === 'added') return
    // What goes may be a folder.
    for (const folder of this.#lists.keys()) if (folder === path || isBelow(folder, path)) this.#lists.delete(folder)
    for (const known of this.#ofFiles()) for (const file of known.keys()) if (isBelow(file, path)) known.delete(file)
  }

  /** What is remembered by the paths of files. */
  #ofFiles(): readonly Map<string, unknown>[] {
    return [this.#stats, this.#listed, this.#hashes]
  }
}

function pathsOf(folder: string, { files }: Listing): ReadonlySet<string> {
  return new Set(files.map(({ path }) => joinFolder(folder, path)))
}

/** True for one of these paths, and for what lies in one. */
function isIn(paths: ReadonlySet<string>, path: string): boolean {
  for (let each = path; each !== '' && each !== '.' && each !== '/'; each = dirname(each))
    if (paths.has(each)) return true
  return false
}

function difference(before: Stat, after: Stat): FileChange['kind'] | undefined {
  // A link that comes to lead somewhere is a file more, and what was something else is listed otherwise.
  const [was, is] = [before, after].map((stat) => stat !== undefined && stat.obstacle === undefined)
  if (was !== is) return is ? 'added' : 'removed'
  if (!before || !after) return before === after ? undefined : 'changed'
  const isSame = isSameStamp(stampOf(before), stampOf(after)) && before.outside === after.outside
  return isSame ? undefined : 'changed'
}

function isBelow(path: string, folder: string): boolean {
  return folder === '.' || path.startsWith(`${folder}/`)
}
