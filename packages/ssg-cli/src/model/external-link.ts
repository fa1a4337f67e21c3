import type { Position } from './diagnostic.ts'

/** A link that leaves the site, and where it stands. */
export interface ExternalLink {
  readonly url: string
  /** Relative to the site folder. */
  readonly file: string
  /** Undefined for a link that a component made. */
  readonly position?: Position
  readonly route?: string
}

/** A link whose server redirects for good. */
export interface MovedLink extends ExternalLink {
  /** Where it leads from now on. */
  readonly to: string
}
