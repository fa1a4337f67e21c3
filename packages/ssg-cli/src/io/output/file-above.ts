import { existsSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The part of a path that is a file, where a folder is needed. */
export function fileAbove(path: string): string | undefined {
  if (existsSync(path)) return statSync(path).isDirectory() ? undefined : path
  return dirname(path) === path ? undefined : fileAbove(dirname(path))
}
