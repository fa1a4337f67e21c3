/** An element that an article adds to the head of its page, in place of the theme's own one of that kind. */
export interface HeadElement {
  readonly tag: string
  /** Under their names in HTML. */
  readonly attributes: Readonly<Record<string, string>>
  readonly text: string
}

/** Metadata for the document head. */
export interface PageMeta {
  /** Without the site title. */
  readonly title: string
  readonly description: string
  readonly keywords: readonly string[]
  /** Absolute URL. */
  readonly image?: string
  /** Absolute URL. */
  readonly canonical: string
  readonly noIndex: boolean
  /** `docs-default-8.1`, or `default` for pages outside of docs. */
  readonly searchTag: string
  /** Of a list, what crawlers file it under in place of that, as on a site of Docusaurus: `blog_posts_list`. */
  readonly listTag?: string
  /** Name of the version, for search engines of docs: `8.1`, or `current`. */
  readonly searchVersion?: string
  /** Classes for the html element: `docs-version-8.1`. */
  readonly className: string
  readonly head?: readonly HeadElement[]
}
