/** What is said of an author, in the file of authors or in a post. */
export interface AuthorDefinition {
  readonly name?: string
  readonly title?: string
  readonly description?: string
  readonly url?: string
  readonly email?: string
  readonly imageUrl?: string
  /** Platform → URL, or a name on it. */
  readonly socials?: Readonly<Record<string, string>>
  /** True, or its path, when the author has a page. */
  readonly page?: boolean | { readonly permalink: string }
}

/** An author as a post names it: a key of the file of authors, what differs from that, or an author of its own. */
export type AuthorEntry = string | (AuthorDefinition & { readonly key?: string })

/** The contents of a file of authors, and where it lies relative to the site folder. */
export interface AuthorsFile {
  readonly source: string
  /** In the order of the file. */
  readonly authors: Readonly<Record<string, AuthorDefinition>>
}
