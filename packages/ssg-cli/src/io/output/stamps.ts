import { statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../text/hash.ts'
import { statOf } from '../files/stat-of.ts'
import { isSameStamp, isYoung, stampOf, type FileStamp } from '../files/file-stamp.ts'
import type { Manifest } from './manifest.ts'
import { readFile } from '../files/read-file.ts'

/** Stamps of files after they were written, by path: as long as they hold, so does the content. */
export type Stamps = Readonly<Record<string, FileStamp>>

/** Paths of files that were put into a folder, by a link or under a new name. */
export type Placed = Pick<ReadonlySet<string>, 'has' | 'keys'>

/** Files of an output that are as they were written. */
export interface IntactFiles {
  /** Path → hash. */
  readonly files: Readonly<Record<string, string>>
  /** Taken before their content was looked at. */
  readonly stamps: Stamps
  /** Those of which stamps were not enough to know. */
  readonly reread: ReadonlySet<string>
}

/** The files of an output that are as they were written. Where a stamp does not hold, the content decides. */
export function intactFiles(outDir: string, manifest: Manifest, stamps: Stamps): IntactFiles {
  const files: Record<string, string> = {}
  const found: Record<string, FileStamp> = {}
  const reread = new Set<string>()
  for (const [path, hash] of Object.entries(manifest.files)) {
    const file = join(outDir, path)
    const state = statOf(file)
    if (!state?.isFile()) continue
    const stamp = stampOf(state)
    const known = stamps[path]
    const isKnown = known !== undefined && isSameStamp(known, stamp)
    if (!isKnown) reread.add(path)
    if (!isKnown && hashOf(readFile(file)) !== hash) continue
    files[path] = hash
    found[path] = stamp
  }
  return { files, stamps: found, reread }
}

/** What is known of the files of an output that has just been made. */
interface NewFiles {
  /** Files that were intact before, as they were. */
  readonly stamps: Stamps
  /** Those of them that are the same now: the others were written anew. */
  readonly kept: Pick<ReadonlySet<string>, 'has'>
  readonly placed: Placed
  /** When the last of them was put there, by the clock of the disk. */
  readonly atMs: number
}

/**
 * The stamps of files that were written, or found intact before. Links that were made since change the time at which the
 * system saw a change, and nothing else; a file that was not put into its folder anew has the stamp that it had. A file as
 * young as the output may change once more and keep its stamp: it gets none.
 */
export function newStamps(
  outDir: string,
  paths: readonly string[],
  { stamps: earlier, kept, placed, atMs }: NewFiles,
): Stamps {
  const stamps: Record<string, FileStamp> = {}
  for (const path of paths) {
    const before = kept.has(path) ? earlier[path] : undefined
    const stamp = before && !placed.has(path) ? before : stampOf(statSync(join(outDir, path)))
    const [size, mtimeMs, , ino] = stamp
    const isOther = before !== undefined && !isSameStamp(before, [size, mtimeMs, before[2], ino])
    if (!isOther && !isYoung(stamp, atMs)) stamps[path] = stamp
  }
  return stamps
}
