import { readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { hashOf } from '../../text/hash.ts'
import type { Manifest } from './manifest.ts'

/** Size and time of a file after it was written: as long as they hold, so does its content. */
export type Stamp = readonly [size: number, mtimeMs: number]

/** Stamps by path. */
export type Stamps = Readonly<Record<string, Stamp>>

/** The stamp that a file has now. */
export function stampOf(file: string): Stamp {
  const { size, mtimeMs } = statSync(file)
  return [size, mtimeMs]
}

/** The files of an output that are as they were written: path → hash. Without stamps, their content is read. */
export function intactFiles(outDir: string, manifest: Manifest, stamps: Stamps | undefined): Record<string, string> {
  const intact: Record<string, string> = {}
  for (const [path, hash] of Object.entries(manifest.files)) {
    const file = join(outDir, path)
    const stamp = stamps?.[path]
    const found = statSync(file, { throwIfNoEntry: false })
    if (!found?.isFile()) continue
    const same = stamp ? stamp[0] === found.size && stamp[1] === found.mtimeMs : hashOf(readFileSync(file)) === hash
    if (same) intact[path] = hash
  }
  return intact
}
