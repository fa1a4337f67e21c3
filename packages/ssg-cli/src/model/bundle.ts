import type { Asset } from './asset.ts'
import type { IslandReason } from './island.ts'

/** A file that bundling made. */
export interface BundledFile {
  /** Path below the output folder: `assets/client-3F2A.js`. */
  readonly path: string
  readonly bytes: Uint8Array
}

/** Modules for the renderer: each can be imported by its path, and has a hash that changes with anything it uses. */
export interface ServerBundle {
  readonly modules: Readonly<Record<string, { readonly path: string; readonly hash: string }>>
  /** CSS of components, in a stable order. */
  readonly css: string
  /** Islands that it met, by the names by which pages ask for them. */
  readonly islands: Readonly<Record<string, IslandReason>>
  /** Packages, as docs import them → components of theirs that keep state and stay as they are rendered. */
  readonly asleep?: Readonly<Record<string, readonly string[]>>
  /** Pictures and other files that modules import. */
  readonly assets: readonly Asset[]
}

/** The browser's part of the site. */
export interface ClientBundle {
  readonly files: readonly BundledFile[]
  /** Entry key → path below the output folder. */
  readonly entries: Readonly<Record<string, string>>
  /** Name of an island → what a page loads for it beyond what the theme loads itself: bytes, each file compressed by gzip. */
  readonly weights?: Readonly<Record<string, number>>
  readonly css: readonly string[]
  /** Stylesheets that only some pages need: name → path below the output folder. */
  readonly sheets?: Readonly<Record<string, string>>
  /** Pictures and other files that modules import. */
  readonly assets: readonly Asset[]
}
