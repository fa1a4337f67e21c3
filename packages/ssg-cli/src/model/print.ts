/** A section of the docs on one page, for paper: the pages of a category one after the other. */
export interface PrintContent {
  readonly type: 'print'
  /** Name of the category. */
  readonly title: string
  /** Language of the title (BCP 47), where that is another one than the page's. */
  readonly lang?: string
  /** The page of the category, or the first one in it. */
  readonly href: string
  readonly parts: readonly PrintedPart[]
}

/** A page in a section that is printed, or a category in it that has none. */
export interface PrintedPart {
  /** Of its title; ids of its article begin with it and a colon. */
  readonly id: string
  /** Its place: `2.1`. Empty for the page of the category itself, whose title is that of the section. */
  readonly number: string
  /** Of the heading that is its title: 1 to 6. */
  readonly level: number
  readonly title: string
  /** Language of the title (BCP 47), where that is another one than the page's. */
  readonly lang?: string
  /** Language of the article, likewise. */
  readonly articleLang?: string
  /** URL of the page, undefined for a category without one. */
  readonly href?: string
  /** Hash of its article, when that is known. */
  readonly key?: string
  /** Its article, as it can stand between others. */
  readonly html?: string
}
