import type { Stats } from 'node:fs'

/**
 * What the system says of a file without reading it. Size and time of a change can be kept by who writes a file; the time
 * at which the system saw a change, and the number of the file, can't.
 *
 * @see https://git-scm.com/docs/racy-git
 */
export type FileStamp = readonly [size: number, mtimeMs: number, ctimeMs: number, ino: number]

/** The stamp that a file has now. */
export function stampOf({
  size,
  mtimeMs,
  ctimeMs,
  ino,
}: Pick<Stats, 'size' | 'mtimeMs' | 'ctimeMs' | 'ino'>): FileStamp {
  return [size, mtimeMs, ctimeMs, ino]
}

/** True for two stamps of a file that did not change in between. */
export function isSameStamp(left: FileStamp, right: FileStamp): boolean {
  return left.every((value, index) => value === right[index])
}

/**
 * True for a file that changed so shortly before a time that another change may have left the same stamp: systems look at
 * the clock some times in a second, and some write down whole seconds only.
 */
export function isYoung([, mtimeMs, ctimeMs]: FileStamp, atMs: number): boolean {
  const grainMs = ctimeMs % 1000 === 0 ? 2000 : 50
  return Math.max(mtimeMs, ctimeMs) > atMs - grainMs
}
