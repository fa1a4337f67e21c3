/** What of a page is searched. */
export interface IndexedPage {
  /** URL path with the base URL. */
  readonly url: string
  /** Language of the site that the page is a part of: searches of that language find it. */
  readonly language: string
  /** Language of its text where that is another one, because nobody has translated it. */
  readonly textLanguage?: string
  /** `docs-default-8.1`, or `default` outside of docs. */
  readonly tag: string
  /** The section of the site: hits are grouped by it. */
  readonly lvl0: string
  readonly title: string
  readonly description: string
  /** Words that lead to the page though they don't stand in it: labels of its breadcrumbs. */
  readonly context: readonly string[]
  /** What else readers call the subject of the page: they say more than its text. */
  readonly keywords?: readonly string[]
  /** The first one is the text before the first heading. */
  readonly sections: readonly IndexedSection[]
}

/** A heading and the text below it. */
export interface IndexedSection {
  readonly level: number
  readonly anchor?: string
  readonly heading: string
  /** Paragraphs, list items, table rows. */
  readonly texts: readonly string[]
}

/** A page as far as the index needs it; texts are read when their turn comes. */
export interface IndexSource {
  /** URL path with the base URL. */
  readonly url: string
  readonly language: string
  readonly textLanguage?: string
  readonly tag: string
  /** What `pageTerms` gave, and its hash. */
  readonly terms: () => string
  readonly termsHash: string
  /** What `pageTexts` gave: for each text its first section and its JSON's length, and all of them, a line each. */
  readonly texts: {
    readonly hash: string
    readonly parts: readonly (readonly [from: number, length: number])[]
    readonly read: () => string
  }
}
