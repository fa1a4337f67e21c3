import { lstatSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Cache } from '../../../host.ts'
import { hashOf, hashValues } from '../../../text/hash.ts'
import { isYoung, stampOf, type FileStamp } from '../../files/file-stamp.ts'
import { readFile } from '../../files/read-file.ts'

/** Files that have the stamps of an earlier reading have the hash of that reading. */
interface KnownFolder {
  /** Hash of the stamps of all files. */
  readonly stamps: string
  readonly hash: string
}

/** Files that never run. */
const idle = /\.(?:map|d\.[cm]?ts)$/

/** The hash of all files of a package, by its folder (absolute), without the packages in it. Where it lies makes no difference. */
export function folderHash(folder: string, cache: Pick<Cache, 'get' | 'set'>): string {
  const startedMs = Date.now()
  const files = filesIn(folder, '')
  const stamps = hashValues(files)
  const known = cache.get<KnownFolder>('package', folder)
  if (known?.stamps === stamps) return known.hash
  const hash = hashValues(files.map(([path]) => [path, hashOf(readFile(join(folder, path)))]))
  if (!files.some(([, stamp]) => isYoung(stamp, startedMs))) cache.set<KnownFolder>('package', folder, { stamps, hash })
  return hash
}

/** The folder of a package and those in it that {@link folderHash} looks into, absolute. */
export function foldersWithin(folder: string): readonly string[] {
  const below = readdirSync(folder, { withFileTypes: true }).filter(
    (entry) => entry.isDirectory() && isPart(entry.name),
  )
  return [folder, ...below.flatMap(({ name }) => foldersWithin(join(folder, name)))]
}

function isPart(name: string): boolean {
  return name !== 'node_modules' && !name.startsWith('.') && !idle.test(name)
}

function filesIn(folder: string, below: string): readonly (readonly [path: string, stamp: FileStamp])[] {
  return readdirSync(join(folder, below), { withFileTypes: true })
    .filter(({ name }) => isPart(name))
    .toSorted(({ name: left }, { name: right }) => (left < right ? -1 : 1))
    .flatMap((entry) => {
      const path = below === '' ? entry.name : `${below}/${entry.name}`
      if (entry.isDirectory()) return filesIn(folder, path)
      return entry.isFile() ? [[path, stampOf(lstatSync(join(folder, path)))] as const] : []
    })
}
