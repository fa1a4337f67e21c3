import type { Cache, Files } from '../host.ts'
import { hashOf } from '../text/hash.ts'

/** A file of which size and time are those of an earlier reading has the hash of that reading. */
type KnownHash = readonly [size: number, mtimeMs: number, hash: string]

/** Changes within the clock's grain keep size and time: hashes of files younger than this are not remembered. */
const settledMs = 2000

/** Make a function that says the hash of a file, from its path, what is known of it, and a way to read it. */
export function fileHashes(
  cache: Pick<Cache, 'get' | 'set'>,
): (path: string, found: ReturnType<Files['stat']>, read: () => Uint8Array) => string {
  const startedMs = Date.now()
  return (path, found, read) => {
    const known = found && cache.get<KnownHash>('hash', path)
    if (known && known[0] === found.size && known[1] === found.mtimeMs) return known[2]
    const hash = hashOf(read())
    if (found && startedMs - found.mtimeMs > settledMs)
      cache.set<KnownHash>('hash', path, [found.size, found.mtimeMs, hash])
    return hash
  }
}
