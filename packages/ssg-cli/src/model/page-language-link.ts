/** A page in a language. */
export interface PageLanguageLink {
  /** Code of the language, see `SiteLayout.languages`. */
  readonly code: string
  /** URL with base URL. Undefined when the language does not have the page. */
  readonly href?: string
  /** The page shows a text of another language there, for nobody has translated it. */
  readonly isFallback?: true
}

/** The text of a page that nobody has translated. */
export interface Untranslated {
  /** Tag (BCP 47) and direction of the language that the text is in. */
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  /** Where a translation can be written. */
  readonly editUrl?: string
}
