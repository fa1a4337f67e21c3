/** The store of answers that machines share, as the config and the environment name it. */
export interface SharedStore {
  /** `https://cache.example.com/docs`, `s3://bucket/prefix`, `redis://host:6379`. */
  readonly url: string
  /** `read`: nothing is put into it. */
  readonly mode: 'read' | 'read-write'
  /** Answers are signed with it, so that nobody else's are believed. */
  readonly secret?: string
}

/** A store of answers that many machines share. It never fails a command: what it can't give is made. */
export interface SharedCache {
  /** Whether there is a store that answers. */
  readonly isOpen: boolean
  /** Use this store from now on. */
  open(store: SharedStore): Promise<void>
  /**
   * Bring answers of a step into the cache, those that the store has, and the files that they name into the output.
   * Gives the hashes of these files by their paths.
   */
  bring(step: SharedStep, keys: readonly string[]): Promise<Readonly<Record<string, string>>>
  /** Put the answers into the store that were found since it was opened. */
  share(): Promise<void>
  /** What was taken from it and put into it. */
  counts(): { readonly taken: number; readonly put: number }
}

/** Steps of which answers are worth a journey. */
export type SharedStep = 'trace' | 'compile' | 'render' | 'derived'
