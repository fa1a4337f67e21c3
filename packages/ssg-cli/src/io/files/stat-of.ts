import { lstatSync, statSync, type Stats } from 'node:fs'

/** No file can have such a path: a part of it is a file, links lead in a circle, a name is too long or holds NUL. */
const impossible = new Set(['ENOENT', 'ENOTDIR', 'ELOOP', 'ENAMETOOLONG', 'ERR_INVALID_ARG_VALUE'])

/**
 * What is at a path (absolute), undefined for nothing. Authors and readers may ask for any path: `a.md/b.png` is nothing too.
 *
 * @throws {NodeJS.ErrnoException} when the system refuses to say
 */
export function statOf(path: string): Stats | undefined {
  return unlessImpossible(() => statSync(path, { throwIfNoEntry: false }))
}

/**
 * As {@link statOf}, and whether a symbolic link is at the path. Only for a link the system is asked twice. Of one that leads
 * nowhere it says what the link itself is.
 *
 * @throws {NodeJS.ErrnoException} when the system refuses to say
 */
export function entryOf(path: string): { readonly stats: Stats; readonly isLink: boolean } | undefined {
  const entry = unlessImpossible(() => lstatSync(path, { throwIfNoEntry: false }))
  const isLink = entry?.isSymbolicLink() ?? false
  return entry && { stats: (isLink ? statOf(path) : undefined) ?? entry, isLink }
}

/**
 * What a look at a path gives, undefined where nothing is: it may go between two looks.
 *
 * @throws {NodeJS.ErrnoException} when the system refuses to say
 */
export function unlessImpossible<T>(look: () => T | undefined): T | undefined {
  try {
    return look()
  } catch (error) {
    if (error instanceof Error && 'code' in error && impossible.has(String(error.code))) return undefined
    throw error
  }
}
