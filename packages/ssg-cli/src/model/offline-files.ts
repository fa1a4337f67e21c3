/** Path of the service worker in the output. Its folder is what it serves. */
export const offlineWorkerPath = 'offline-worker.js'

/** Name of the file, in the folder of a language, that says what a reader can keep as a whole: an {@link OfflineList}. */
export const offlineListName = 'offline.json'

/** Key of the bundle's entry for the service worker. */
export const offlineWorkerEntry = 'offline-worker'

/**
 * What a reader can keep as a whole: `collection/version` → the version. Pages without a version stand under '', with all that
 * the site has.
 */
export type OfflineList = Readonly<Record<string, OfflinePart>>

/** What belongs to a version: its pages, those of no version, and all that these load. */
export interface OfflinePart {
  /** Path of its {@link OfflineFile}s in the output, named by what it holds. */
  readonly files: string
  /** How many there are. */
  readonly count: number
  /** What they take on the disk, in bytes. */
  readonly bytes: number
}

/** Path in the output, its size in bytes, and its hash: equal for equal content. */
export type OfflineFile = readonly [path: string, bytes: number, hash: string]
