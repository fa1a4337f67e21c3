import { statSync, type Stats } from 'node:fs'

/** No file can have such a path: a part of it is a file, links lead in a circle, a name is too long or holds NUL. */
const impossible = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'])

/**
 * What is at a path (absolute), undefined for nothing. Authors and readers may ask for any path: `a.md/b.png` is nothing too.
 *
 * @throws {NodeJS.ErrnoException} when the system refuses to say
 */
export function statOf(path: string): Stats | undefined {
  try {
    return statSync(path, { throwIfNoEntry: false })
  } catch (error) {
    if (error instanceof Error && 'code' in error && impossible.has(String(error.code))) return undefined
    throw error
  }
}
