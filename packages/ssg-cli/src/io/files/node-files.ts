import { byOrder } from '../../text/by-order.ts'
import { accessSync, constants, readdirSync, statSync, type Stats } from 'node:fs'
import { basename, dirname, join, resolve } from 'node:path'
import { manifestName } from '../output/manifest.ts'
import type { Cache, Files, FileState, ListedFile, Listing } from '../../host.ts'
import { fileHashes } from './file-hashes.ts'
import { leadsAbove } from './leads-above.ts'
import { repositoryBorder, type RepositoryBorder } from './repository-border.ts'
import { entryOf } from './stat-of.ts'
import { readFile } from './read-file.ts'

/** Folders that never hold content of a site. */
const skipped = new Set(['node_modules', '.git', '.docs-build'])

/** For who asks for few files: no hash is remembered. */
export const noCache: Pick<Cache, 'get' | 'set'> = { get: () => undefined, set: () => undefined }

/**
 * The files of a site on this machine. `siteDir` is absolute, and so is `outDir`: what a build writes is never what it
 * reads, wherever its folder lies.
 */
export function nodeFiles(siteDir: string, cache: Pick<Cache, 'get' | 'set'>, outDir = join(siteDir, 'dist')): Files {
  const hashOfFile = fileHashes(cache)
  const border = repositoryBorder(siteDir)
  const outputs = new Set([resolve(outDir), resolve(siteDir, 'dist')])
  return {
    list: (folder) => listFolder(resolve(siteDir, folder), border, (path) => isOutput(path, outputs)),
    read: (path) => inWords(() => readFile(resolve(siteDir, path))),
    hash: (path) =>
      inWords(() => {
        const file = resolve(siteDir, path)
        return hashOfFile(path, { ...stateOf(statSync(file)), isFile: true }, () => readFile(file))
      }),
    stat: (path) => {
      const absolute = resolve(siteDir, path)
      const found = entryOf(absolute)
      if (!found) return undefined
      const { stats, isLink } = found
      const obstacle = obstacleOf(absolute, stats)
      const outside = stats.isSymbolicLink() ? undefined : border.outside(absolute, isLink)
      return {
        ...stateOf(stats),
        isFile: obstacle === undefined,
        ...(obstacle !== undefined && { obstacle }),
        ...(outside !== undefined && { outside }),
      }
    },
  }
}

/** What the system says of a file by a code is told in words. */
function inWords<T>(read: () => T): T {
  try {
    return read()
  } catch (error) {
    if (error instanceof Error && codeOf(error) !== undefined) error.message = reasonOf(error)
    throw error
  }
}

/** What is at a path, where that is no file. A link that leads somewhere is what it leads to. */
function obstacleOf(path: string, stats: Stats): string | undefined {
  if (stats.isFile()) return undefined
  if (stats.isDirectory()) return isFolder
  if (!stats.isSymbolicLink()) return notRegular
  try {
    statSync(path)
    return undefined
  } catch (error) {
    return reasonOfLink(error)
  }
}

/** Why a symbolic link can't be followed. */
function reasonOfLink(error: unknown): string {
  return codeOf(error) === 'ENOENT' ? leadsNowhere : reasonOf(error)
}

function stateOf({ size, mtimeMs, ctimeMs, ino }: FileState): FileState {
  return { size, mtimeMs, ctimeMs, ino }
}

/** Why nobody may read a file. The system is asked only of one that is not there for all. */
function lockedState(file: string, { mode }: Stats): Pick<ListedFile, 'locked'> {
  if ((mode & forAll) === forAll) return {}
  try {
    accessSync(file, constants.R_OK)
    return {}
  } catch (error) {
    return { locked: reasonOf(error) }
  }
}

const forAll = 0o444

/** An output folder, or one that is about to become it or was it before. */
function isOutput(path: string, outputs: ReadonlySet<string>): boolean {
  if (outputs.has(path)) return true
  const [, name] = /^\.(.+)\.docs-build-(?:new|old)$/.exec(basename(path)) ?? []
  return name !== undefined && outputs.has(join(dirname(path), name))
}

function listFolder(root: string, border: RepositoryBorder, isLeftOut: (path: string) => boolean): Listing {
  const files: ListedFile[] = []
  const problems: { path: string; message: string }[] = []
  const links: { path: string; outside: string }[] = []
  if (isLeftOut(root)) return { files, problems }
  walk(root, '')
  files.sort((a, b) => byOrder(a.path, b.path))
  return { files, problems, ...(links.length > 0 && { links }) }

  function walk(folder: string, prefix: string): void {
    let entries
    try {
      entries = readdirSync(folder, { withFileTypes: true })
    } catch (error) {
      if (codeOf(error) !== 'ENOENT' || prefix !== '') problems.push({ path: prefix, message: reasonOf(error) })
      return
    }
    // What a build wrote is no content, not even of a build that writes somewhere else.
    if (prefix !== '' && entries.some(({ name }) => name === manifestName)) return
    for (const entry of entries) {
      const absolute = join(folder, entry.name)
      if (skipped.has(entry.name) || isLeftOut(absolute)) continue
      const path = prefix + entry.name
      if (entry.isDirectory()) {
        walk(absolute, `${path}/`)
        continue
      }
      const found = follow(absolute, path)
      if (!found) continue
      const outside = entry.isSymbolicLink() ? border.outside(absolute, true) : undefined
      const isFile = found.isFile()
      if (outside !== undefined && (isFile || !leadsAbove(absolute, root))) links.push({ path, outside })
      if (isFile) files.push({ path, ...stateOf(found), ...lockedState(absolute, found) })
      // A linked folder is walked unless it is one of the folders that lead to it, or lies outside: who may read that asks for it.
      else if (!found.isDirectory()) problems.push({ path, message: notRegular })
      else if (outside === undefined && !leadsAbove(absolute, root)) walk(absolute, `${path}/`)
    }
  }

  function follow(absolute: string, path: string) {
    try {
      return statSync(absolute)
    } catch (error) {
      problems.push({ path, message: reasonOfLink(error) })
      return undefined
    }
  }
}

/** The system's code of an error, `ENOENT` and the like. */
export function codeOf(error: unknown): string | undefined {
  return error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : undefined
}

/** A pipe, socket or device; a socket can't be opened at all. */
const notRegular = 'It is neither a file nor a folder.'
const isFolder = 'It is a folder.'
const leadsNowhere = 'It is a symbolic link that leads nowhere.'
const tooLarge = 'It is too large to be read.'

/** What a file system error means, in words and without a path. */
export function reasonOf(error: unknown): string {
  const code = codeOf(error)
  const words: Readonly<Record<string, string>> = {
    ENOENT: 'It does not exist.',
    EACCES: 'Its permissions do not allow it.',
    EPERM: 'Its permissions do not allow it.',
    ELOOP: 'It is a symbolic link that leads to itself.',
    EISDIR: isFolder,
    ENOTDIR: 'A part of its path is a file.',
    EFTYPE: notRegular,
    ENXIO: notRegular,
    EEXIST: 'Something else is in its place.',
    ENOSPC: 'The disk is full.',
    EDQUOT: 'The quota of the disk is used up.',
    EFBIG: 'The file is larger than the system allows.',
    EROFS: 'The disk is read-only.',
    EMFILE: 'Too many files are open.',
    ERR_STRING_TOO_LONG: tooLarge,
    ERR_FS_FILE_TOO_LARGE: tooLarge,
  }
  return (code && words[code]) ?? (error instanceof Error ? error.message : String(error))
}
