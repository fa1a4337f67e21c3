import { realpath, stat } from 'node:fs/promises'
import { basename, join, sep } from 'node:path'
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

/**
 * The file that a host answers a path with: the file itself, else the `index.html` of the folder.
 * Undefined for anything else, and for what a symbolic link leads to outside of `root`, a path without links.
 */
export async function findFile(
  root: string,
  { names, isFolder }: { readonly names: readonly string[]; readonly isFolder: boolean },
): Promise<FoundFile | undefined> {
  const path = join(root, ...names)
  const exact = isFolder ? undefined : await fileAt(root, path)
  return exact ?? fileAt(root, join(path, 'index.html'))
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
    const copy = await fileAt(root, file.path + endings[encoding])
    if (copy) copies.set(encoding, copy)
  }
  for (const encoding of accepted) {
    const copy = copies.get(encoding)
    if (copy) return { varies: true, found: { encoding, file: copy } }
  }
  return { varies: copies.size > 0 }
}

/** A regular file. A pipe or a device would never end. */
async function fileAt(root: string, path: string): Promise<FoundFile | undefined> {
  try {
    const real = await realpath(path)
    if (!real.startsWith(root.endsWith(sep) ? root : root + sep)) return undefined
    const found = await stat(real)
    return found.isFile() ? { name: basename(path), path: real, size: found.size, mtimeMs: found.mtimeMs } : undefined
  } catch {
    return undefined
  }
}
