import type { Cache, Files } from '../../host.ts'
import { hashOf } from '../../text/hash.ts'
import { isSameStamp, isYoung, stampOf, type FileStamp } from './file-stamp.ts'

/** A file that has the stamp of an earlier reading has the hash of that reading. */
type KnownHash = readonly [stamp: FileStamp, hash: string]

/** Make a function that says the hash of a file, from its path, what is known of it, and a way to read it. */
export function fileHashes(
  cache: Pick<Cache, 'get' | 'set'>,
): (path: string, found: ReturnType<Files['stat']>, read: () => Uint8Array) => string {
  const startedMs = Date.now()
  return (path, found, read) => {
    const stamp = found && stampOf(found)
    const known = stamp && cache.get<KnownHash>('hash', path)
    if (known && isSameStamp(known[0], stamp)) return known[1]
    const hash = hashOf(read())
    // What is as young as this run may change once more and keep its stamp: it is read again the next time.
    if (stamp && !isYoung(stamp, startedMs)) cache.set<KnownHash>('hash', path, [stamp, hash])
    return hash
  }
}
