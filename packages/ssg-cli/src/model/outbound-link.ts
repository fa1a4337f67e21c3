import type { Place } from './diagnostic.ts'

/** A link that leaves the site, and where it stands. */
export interface OutboundLink {
  readonly url: string
  /** Relative to the site folder. */
  readonly file: string
  /** Undefined for a link that a component made. */
  readonly place?: Place
  readonly route?: string
}

/** A link whose server redirects for good. */
export interface MovedLink extends OutboundLink {
  /** Where it leads from now on. */
  readonly to: string
}
