import type { Files } from '../host.ts'

/** The state of a file that a plugin read: its hash, or `absent`. */
export function fileState(files: Pick<Files, 'stat' | 'hash'>, path: string): string {
  return files.stat(path)?.isFile ? files.hash(path) : 'absent'
}
