import type { BuildOptions } from '../model/build.ts'
import type { Config } from '../model/config.ts'
import type { Diagnostic } from '../model/diagnostic.ts'
import type { PolicySources } from '../model/policy.ts'
import type { FileChange } from './watch-host.ts'
import type { LostPage } from './lost-pages.ts'
import type { SiteUpdate } from './site-update.ts'
import type { WrittenFile } from './watch-host.ts'

/** What becomes of an edit, told as soon as it is known: first what browsers are to show, then what is wrong. */
export interface WatchListener {
  /** The site follows the files again. */
  readonly updated: (update: SiteUpdate & { readonly changes: readonly FileChange[] | 'all' }) => void
  /**
   * All diagnostics. `isWhole` is false while pages are still unknown: links are not checked until then. `hasFailed` where the
   * site can't be planned, so that nothing is known of its pages.
   */
  readonly found: (found: {
    readonly diagnostics: readonly Diagnostic[]
    readonly isWhole: boolean
    readonly hasFailed?: boolean
  }) => void
  /** A bug. The site stays as it was. */
  readonly broke: (error: unknown) => void
}

/** What a watched site is asked for. */
export interface WatchOptions extends Pick<BuildOptions, 'baseUrl' | 'locale' | 'drafts'> {
  /** Pages that nobody asked for are not made before: the first page that somebody asks for goes first. */
  readonly quiet?: Promise<void>
}

/** A site that follows its files. */
export interface WatchedSite {
  /**
   * Bring the site to the present state of its files: of all files when nobody knows which changed. A function is asked
   * when it is the edit's turn, so that changes may still join while it waits.
   */
  update(changes: readonly FileChange[] | 'all' | (() => readonly FileChange[])): Promise<void>
  /**
   * The system says something of a file, so that an edit may follow: what nobody waits for rests until then, or until `over`.
   * Such news takes some turns of the event loop, and in each of them a page would be made first.
   */
  expectEdit(over: Promise<unknown>): void
  /** A file of the output, by its path below the base URL. It is made now if need be. */
  file(path: string): Promise<ServedFile | undefined>
  /** The page at a URL path, in whatever spelling. */
  page(pathname: string): Promise<ServedPage | undefined>
  /** What is known of a URL path at which there is no page. */
  lost(pathname: string): LostPage
  /** URL paths of all pages. */
  routes(): readonly string[]
  /** URL paths of the pages that are made from a file of the site. */
  routesOf(file: string): readonly string[]
  /** Folders that hold content, and files that plugins read for pages, relative to the site folder. */
  folders(): readonly string[]
  /** What the Content-Security-Policy allows as far as the pages are known; undefined when the config wants none. */
  policy(): Promise<readonly PolicySources[] | undefined>
  /** The config that is in effect; undefined until the first that can be used. */
  config(): Config | undefined
  /** Resolves when every page is known and all diagnostics are told. */
  settled(): Promise<void>
  /** Make no more pages on its own. What is under way ends. */
  close(): Promise<void>
}

/** A file of the output. */
export type ServedFile = WrittenFile & {
  /** Set for the HTML of a page. */
  readonly route?: string
}

/** What a browser needs to show a page in the place of an older one. */
export interface ServedPage {
  readonly route: string
  /** The document, as a build would write it. */
  readonly html: string
  readonly css: readonly string[]
}
