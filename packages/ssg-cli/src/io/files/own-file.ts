import { lstatSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { fileInPlace } from '../lock.ts'
import { codeOf } from './node-files.ts'
import { statOf } from './stat-of.ts'
import { makeFolder } from './make-folder.ts'

/** Errors that tell of a file where a folder should be, or the other way round. */
const inTheWay = ['EISDIR', 'ENOTDIR', 'EEXIST', 'ENOTEMPTY', 'EPERM']

/**
 * Write a file of the tool's own, whole or not at all. What stands in its way goes: in the folders of the tool nothing
 * belongs to anybody else.
 *
 * @param file absolute path
 */
export function writeOwnFile(file: string, content: string | Uint8Array): void {
  makeOwnFolder(dirname(file))
  const draft = draftOf(file)
  unlessInTheWay(draft, () => writeFileSync(draft, content))
  unlessInTheWay(file, () => renameSync(draft, file))
}

/** Where a file of the tool's own (absolute path) is written before it takes its place. Whoever is killed meanwhile leaves it. */
export function draftOf(file: string): string {
  return `${file}.new`
}

/**
 * Make a folder of the tool's own (absolute path), and those above it. A file in its place goes, and a link that leads nowhere.
 *
 * @throws {SiteReadOnly} when the outermost of them, `.docs-build`, is a file
 */
export function makeOwnFolder(folder: string): void {
  try {
    makeFolder(folder)
  } catch (error) {
    const file = isInTheWay(error) || codeOf(error) === 'ENOENT' ? fileAt(folder) : undefined
    if (file === undefined) throw error
    // Not what has the name of the tool's folder itself: an author wrote it.
    if (basename(file) === '.docs-build' && statOf(file)?.isFile()) throw fileInPlace(file)
    rmSync(file)
    makeFolder(folder)
  }
}

function unlessInTheWay(path: string, action: () => void): void {
  try {
    action()
  } catch (error) {
    if (!isInTheWay(error) || !statOf(path)?.isDirectory()) throw error
    rmSync(path, { recursive: true })
    action()
  }
}

function isInTheWay(error: unknown): boolean {
  return inTheWay.includes(codeOf(error) ?? '')
}

/** The part of a path that is no folder. */
function fileAt(path: string): string | undefined {
  if (statOf(path)?.isDirectory()) return undefined
  if (isThere(path)) return path
  return dirname(path) === path ? undefined : fileAt(dirname(path))
}

/** Whether something is at a path, be it a link that leads nowhere. */
function isThere(path: string): boolean {
  try {
    return lstatSync(path, { throwIfNoEntry: false }) !== undefined
  } catch {
    return false
  }
}
