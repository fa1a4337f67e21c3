/** Where the content of a doc that is no file really comes from. */
export interface Origin {
  /** Relative to the site folder. */
  readonly file: string
  /** The line of it that the doc begins with, or comes from. Line 1 unless it says more. */
  readonly line?: number
}

/** A page that a component shows. */
export interface SourceRoute {
  /** URL below the base URL: `tools/units`. */
  readonly path: string
  /** Module whose default export is the component, absolute or relative to the site folder. */
  readonly component: string
  readonly title: string
  readonly description?: string
  /** Properties of the component: plain data. */
  readonly props?: Readonly<Record<string, unknown>>
}

/** What plugins say to the components of all pages: plugin → instance → plain data. */
export type GlobalData = Readonly<Record<string, Readonly<Record<string, unknown>>>>

/** What sources of plugins gave, besides collections. Plain data. */
export interface Sourced {
  /** Components are named relative to the site folder. */
  readonly routes: readonly SourceRoute[]
  /** Files and folders that sources were made from, relative to the site folder. */
  readonly watched: readonly string[]
  readonly globalData?: GlobalData
  /** Code of another language of the site → the same there. */
  readonly dataIn?: Readonly<Record<string, GlobalData>>
}
