/** A tag as a doc names it: by a name that `tags.yml` may explain, or with a page of its own. */
export type TagName = string | number | { readonly label: string; readonly permalink: string }

/** What `tags.yml` says about a tag. */
export interface TagDefinition {
  /** Default: the name. */
  readonly label?: string
  /** Path below the pages of tags. Default: made of the name. */
  readonly permalink?: string
  readonly description?: string
}

/** The contents of a `tags.yml`, and where it lies relative to the site folder. */
export interface TagsFile {
  readonly source: string
  readonly tags: Readonly<Record<string, TagDefinition>>
}
