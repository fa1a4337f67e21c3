import { realpath, stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
import { unlessRefused } from './unless-refused.ts'
import type { Encoding } from './preferred-encodings.ts'

/** A file that can be served. */
export interface FoundFile {
  /** As it was asked for; its ending tells the type. */
  readonly name: string
  /** Absolute, without symbolic links. */
  readonly path: string
  readonly size: number
  readonly mtimeMs: number
}

const endings: Readonly<Record<Encoding, string>> = { br: '.br', gzip: '.gz' }

/** The compressed copy of a file that lies beside it, and whether there is any copy at all. */
export async function findCompressed(
  root: string,
  file: FoundFile,
  accepted: readonly Encoding[],
): Promise<{ readonly varies: boolean; readonly found?: { readonly encoding: Encoding; readonly file: FoundFile } }> {
  const copies = new Map<Encoding, FoundFile>()
  for (const encoding of ['br', 'gzip'] as const) {
    const copy = await fileIn(root, file.path + endings[encoding])
    if (copy) copies.set(encoding, copy)
  }
  for (const encoding of accepted) {
    const copy = copies.get(encoding)
    if (copy) return { varies: true, found: { encoding, file: copy } }
  }
  return { varies: copies.size > 0 }
}

/**
 * The regular file of a path below `root`, a folder without symbolic links. Undefined for anything else (a pipe or a device
 * would never end), and for what a symbolic link leads to outside of the folder.
 *
 * @throws {NodeJS.ErrnoException} when the system refuses to say
 */
export function fileAt(root: string, names: readonly string[]): Promise<FoundFile | undefined> {
  return fileIn(root, join(root, ...names))
}

async function fileIn(root: string, path: string): Promise<FoundFile | undefined> {
  try {
    const real = await realpath(path)
    if (!real.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined
    const found = await stat(real)
    return found.isFile() ? { name: basename(path), path: real, size: found.size, mtimeMs: found.mtimeMs } : undefined
  } catch (error) {
    return unlessRefused(error)
  }
}
