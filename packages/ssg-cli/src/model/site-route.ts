/** A URL of the site, and whether readers may rely on it. */
export interface SiteRoute extends PublicRoute {
  /** File that the page comes from. A redirect has none. */
  readonly source?: string
  /** False for drafts, and for docs of a version that is not released. */
  readonly isPublic: boolean
}

/** A URL that readers may rely on, with the anchors of its page. */
export interface PublicRoute {
  /** URL path without the base URL, from `/`. */
  readonly route: string
  /** Sorted. */
  readonly anchors: readonly string[]
}
