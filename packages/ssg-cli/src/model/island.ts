/** Why a component is an island: the first thing in its code that has a meaning only in a browser. */
export interface IslandReason {
  /** `useState`, `onClick`, a component of a package that keeps state, or `'use client'`. */
  readonly because: string
  /** What it calls in the end, for a hook of the site. */
  readonly calls?: string | undefined
  /** Where that stands, relative to the site folder. */
  readonly file: string
  readonly line: number
  readonly column: number
  /** True if it asks for the page on which it stands, which then comes along. */
  readonly asksPage?: true
  /** True if its module provides for what stands within it. */
  readonly provides?: true
  /** True if it only hands on what does not come to a browser: it is an island where it does. */
  readonly onlyHands?: true
}

/** A component that comes to life in browsers, as a build reports it. */
export interface Island extends IslandReason {
  /** Its module below the site folder and its export: `src/tables.tsx#Filter`, `docs/a.mdx#Counter`, `npm:acme#Player`. */
  readonly name: string
  /**
   * What a page loads for it beyond the client of the theme and React: the size of its files in bytes, each compressed by gzip.
   * Files that islands share count for each of them.
   */
  readonly gzipBytes: number
  /** Number of pages that show it. */
  readonly pages: number
}
