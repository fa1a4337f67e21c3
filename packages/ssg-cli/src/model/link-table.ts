/**
 * All URLs of a site, as links need them. Plain data; every URL holds the base URL.
 */
export interface LinkTable {
  /** Of the language's pages. */
  readonly baseUrl: string
  /** Of the whole site, when it has several languages. */
  readonly root?: string
  /** Of the pages of further languages. */
  readonly otherBases?: readonly string[]
  /** Translated file → the file that it translates; paths in it are meant from there. */
  readonly originals?: Readonly<Record<string, string>>
  /** {@link routeKey} of every page and redirect → the one form that links use. */
  readonly routes: Readonly<Record<string, string>>
  /** Decoded URL path of every other file of the output → true. */
  readonly files: Readonly<Record<string, true>>
  /** `collection/version/file` of every doc → its URL. */
  readonly docs: Readonly<Record<string, string>>
  /** Source path of every doc, relative to the site folder → its URL in the newest version that shows it. */
  readonly sources: Readonly<Record<string, string>>
}
