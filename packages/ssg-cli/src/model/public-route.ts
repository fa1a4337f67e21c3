/** A URL that readers may rely on, with the anchors of its page. */
export interface PublicRoute {
  /** URL path without the base URL, from `/`. */
  readonly route: string
  /** Sorted. */
  readonly anchors: readonly string[]
}
