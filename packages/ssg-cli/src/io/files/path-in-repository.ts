import { existsSync, realpathSync } from 'node:fs'
import { dirname, join, relative } from 'node:path'
import { isWithin } from './within.ts'

/**
 * Where a code host has a file (absolute path) of a repository, whose top is given: it follows no symbolic links. A file that lies
 * elsewhere stays where it was found.
 */
export function pathInRepository(top: string, path: string): string {
  const [realTop, real] = [realPath(top), realPath(path)]
  return isWithin(real, realTop) ? join(top, relative(realTop, real)) : path
}

/** What is said of a file that is not there is said of where it would be. */
function realPath(path: string): string {
  if (existsSync(path) || dirname(path) === path) return realpathSync(path)
  return join(realPath(dirname(path)), relative(dirname(path), path))
}
