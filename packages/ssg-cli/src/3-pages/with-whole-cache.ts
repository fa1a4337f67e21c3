import type { Host } from '../host.ts'
import { DamagedBlob } from '../model/damaged-blob.ts'

/**
 * Do the work of a command; when it meets a blob of the cache that is damaged, drop all such answers and do it once more.
 * So blobs are checked when they are read, and nobody who reads one has to know what else could be done.
 */
export async function withWholeCache<T>({ cache }: Pick<Host, 'cache'>, work: () => Promise<T>): Promise<T> {
  try {
    return await work()
  } catch (error) {
    // By its name: what a thread throws arrives as a copy.
    if (!(error instanceof Error && error.name === new DamagedBlob().name)) throw error
    cache.repair()
    return work()
  }
}
