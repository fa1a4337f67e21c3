import { existsSync, readlinkSync, statSync } from 'node:fs'
import { dirname } from 'node:path'

/** The part of a path that is a file, or a link that leads nowhere, where a folder is needed. */
export function fileAbove(path: string): string | undefined {
  if (existsSync(path)) return statSync(path).isDirectory() ? undefined : path
  if (isLink(path)) return path
  return dirname(path) === path ? undefined : fileAbove(dirname(path))
}

function isLink(path: string): boolean {
  try {
    readlinkSync(path)
    return true
  } catch {
    return false
  }
}
