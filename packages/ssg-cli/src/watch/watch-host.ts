import type { Host } from '../host.ts'

/** A host whose files change while it lives, and whose output is read instead of kept. */
export interface WatchHost extends Host {
  /** Drop what is remembered of these files; of all when nobody knows which. */
  readonly forget: (changes: readonly FileChange[] | 'all') => void
  /** A file that was written for the output: its content, or the site's file that it is a copy of. Old ones may be gone. */
  readonly written: (path: string) => WrittenFile | undefined
}

/** See {@link WatchHost.written}. */
export type WrittenFile =
  | { readonly content: string | Uint8Array }
  | {
      /** Path relative to the site folder. */
      readonly source: string
    }

/** A file that came, changed or went. The path is relative to the site folder, with forward slashes. */
export interface FileChange {
  readonly path: string
  readonly kind: 'added' | 'changed' | 'removed'
}
