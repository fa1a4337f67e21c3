import { existsSync, realpathSync, statSync } from 'node:fs'
import { basename, relative, resolve } from 'node:path'
import { hashOf } from '../../../text/hash.ts'
import type { FileChange } from '../../../watch/watch-host.ts'
import type { Metafile } from '../../esbuild.ts'
import { isSameStamp, stampOf, type FileStamp } from '../../files/file-stamp.ts'
import { folderState, readState } from '../../files/read-state.ts'
import { isInstalled } from '../../files/within.ts'
import { lookups } from './lookups.ts'
import { statOf } from '../../files/stat-of.ts'
import { readFile } from '../../files/read-file.ts'

/** Files that a bundle was made from, with their hashes, and folders with their states: while all are the same, so is the bundle. */
export type BundleInputs = Readonly<Record<string, string>>

/** Instead of a hash, for a file that was looked for and is not there. */
export const absent = 'absent'

/** True while all files have the content that the bundle was made from. */
export function areCurrent(inputs: BundleInputs, siteDir: string): boolean {
  return Object.entries(inputs).every(([path, hash]) => (hashFile(resolve(siteDir, path)) ?? absent) === hash)
}

/** The files of the site that are not what the bundles were made from any more, and whether each is still there. */
export function changedInputs(
  inputs: BundleInputs,
  siteDir: string,
): readonly { readonly path: string; readonly kind: 'changed' | 'removed'; readonly state: string }[] {
  return Object.entries(inputs).flatMap(([path, hash]) => {
    const file = resolve(siteDir, path)
    if (hash === absent || isInstalled(file)) return []
    const present = hash.startsWith(folderState) ? readState(file) : hashFile(file)
    if (present === hash) return []
    return [
      { path, kind: present === undefined ? ('removed' as const) : ('changed' as const), state: present ?? absent },
    ]
  })
}

/** The files of packages that are not what the bundles were made from any more, and those that came. */
export function changedPackageFiles(inputs: BundleInputs, siteDir: string): readonly FileChange[] {
  return Object.entries(inputs).flatMap(([path, hash]) => {
    const file = resolve(siteDir, path)
    const present = isInstalled(file) ? (hashFile(file) ?? absent) : hash
    if (present === hash) return []
    return [{ path, kind: present === absent ? 'removed' : hash === absent ? 'added' : 'changed' }]
  })
}

/** A bundle, and when it was begun. */
interface Bundled {
  readonly metafile: Pick<Metafile, 'inputs'>
  readonly startedAt: number
}

/**
 * The files that decide what the imports of a bundle mean, with their hashes. One that was saved meanwhile may not have been
 * there: it has no hash, as in {@link bundleInputs}.
 */
export function bundleLookups({ metafile, startedAt }: Bundled, siteDir: string): BundleInputs {
  const hashOfMet = (path: string) => (isSavedAfter(path, startedAt) ? '' : (hashFile(path) ?? absent))
  return Object.fromEntries(lookups(metafile, siteDir).map((path) => [path, hashOfMet(resolve(siteDir, path))]))
}

/**
 * The files that went into a bundle, and further ones (absolute) that a plugin read. Nobody knows which text was read of one
 * that was saved meanwhile: it has no hash, so that the next run bundles anew.
 */
export function bundleInputs(
  { metafile, startedAt }: Bundled,
  siteDir: string,
  further: readonly string[] = [],
): BundleInputs {
  const paths = [
    ...new Set(
      Object.keys(metafile.inputs)
        .filter((path) => !/^[a-z-]+:/.test(path))
        .map(fileOfInput),
    ),
    ...further.map((path) => relative(siteDir, path)),
  ]
  const hashOfRead = (path: string) => (isSavedAfter(path, startedAt) ? undefined : hashFile(path))
  return Object.fromEntries(paths.map((path) => [path, hashOfRead(resolve(siteDir, path)) ?? '']))
}

/** The file of an input of a bundle: what stands in the place of a module, and the module itself, are of one. */
export function fileOfInput(path: string): string {
  return path.replace(/\?[\w#-]+$/, '')
}

/** Clocks of file systems are behind by a few milliseconds. */
const clockSlack = 20

function isSavedAfter(path: string, time: number): boolean {
  const stat = statOf(path)
  return stat !== undefined && Math.max(stat.mtimeMs, stat.ctimeMs) > time - clockSlack
}

/** Undefined for a file that is not there, or may not be read: whoever bundles it says so. */
function knownHash(path: string): string | undefined {
  try {
    if (!existsSync(path)) return undefined
    if (statSync(path).isDirectory()) return readState(path)
    const hash = hashOf(readFile(path))
    // A link may lead to another copy of a package, which says the same of itself.
    const real = isInstalled(path) && basename(path) === 'package.json' ? realpathSync(path) : path
    return real === path ? hash : `${hash} ${relative(path, real)}`
  } catch {
    return undefined
  }
}

/** Of files of packages, which are many and asked for by each bundle. */
const hashes = new Map<string, { readonly stamp: FileStamp; readonly hash: string }>()

function hashFile(path: string): string | undefined {
  const stamp = isInstalled(path) ? stampAt(path) : undefined
  const known = hashes.get(path)
  if (known && stamp && isSameStamp(known.stamp, stamp)) return known.hash
  const hash = knownHash(path)
  if (stamp !== undefined && hash !== undefined) hashes.set(path, { stamp, hash })
  return hash
}

function stampAt(path: string): FileStamp | undefined {
  try {
    return stampOf(statSync(path))
  } catch {
    return undefined
  }
}
