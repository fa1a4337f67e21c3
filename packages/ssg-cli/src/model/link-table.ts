/**
 * All URLs of a site, as links need them. Plain data; every URL holds the base URL.
 */
export interface LinkTable {
  readonly baseUrl: string
  /** {@link routeKey} of every page and redirect → the one form that links use. */
  readonly routes: Readonly<Record<string, string>>
  /** Decoded URL path of every other file of the output → true. */
  readonly files: Readonly<Record<string, true>>
  /** `collection/version/file` of every doc → its URL. */
  readonly docs: Readonly<Record<string, string>>
  /** Source path of every doc, relative to the site folder → its URL in the newest version that shows it. */
  readonly sources: Readonly<Record<string, string>>
}
