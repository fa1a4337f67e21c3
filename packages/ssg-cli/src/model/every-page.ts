import type { HeadTag } from './head-tag.ts'

/** What plugins put on every page. Plain data. */
export interface EveryPage {
  readonly head: readonly HeadTag[]
  /** Plugins with the modules that run in the reader's browser, by paths relative to the site folder. */
  readonly client: readonly { readonly plugin: string; readonly modules: readonly string[] }[]
}
