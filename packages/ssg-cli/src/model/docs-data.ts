/** What components may ask of a doc by its id. */
export interface DocData {
  readonly id: string
  readonly title: string
  readonly description: string
  readonly path: string
  readonly sidebar?: string
}

/** The docs of a site: by code of the language, collection, version and id. */
export type DocsData = Readonly<Record<string, Readonly<Record<string, Readonly<Record<string, VersionData>>>>>>

/** What components may ask of a version. */
export interface VersionData {
  readonly label: string
  /** URL path with base URL. */
  readonly path: string
  readonly mainDocId: string
  /** By name, with the first page that each leads to. */
  readonly sidebars: Readonly<Record<string, { readonly link?: { readonly path: string; readonly label: string } }>>
  readonly docs: Readonly<Record<string, DocData>>
}
