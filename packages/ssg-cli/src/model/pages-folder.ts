/** A folder of pages that are no docs. */
export interface PagesFolder {
  /** Part of the name of the folder in which Docusaurus has its translations. */
  readonly id?: string | undefined
  readonly path: string
  /** Base route of its pages. */
  readonly routeBasePath: string
  /** Globs of the files in it that are pages, and of those that are none. */
  readonly include: readonly string[]
  readonly exclude: readonly string[]
  /** URL prefix of "Edit this page" links of Markdown: the folder. */
  readonly editUrl?: string | undefined
  /** False: translations open the file that they stand for. */
  readonly editLocalizedFiles?: boolean | undefined
  readonly lastUpdated?: { readonly date: boolean; readonly author: boolean } | undefined
}
