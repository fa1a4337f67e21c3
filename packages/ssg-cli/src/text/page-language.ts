/** What components are translated with while a page is rendered, and in a browser while it is shown. */
export interface PageLanguage {
  /** Tag of the language (BCP 47). */
  readonly code: string
  /** Translated texts by their ids. */
  readonly messages: Readonly<Record<string, string>>
  /** What components may ask of the site in that language, in a site of several. */
  readonly site?: {
    readonly title: string
    readonly tagline: string
    readonly url: string
    readonly baseUrl: string
    readonly locale: { readonly code: string }
    readonly languages: readonly {
      readonly code: string
      readonly label: string
      readonly htmlLang: string
      readonly direction: string
    }[]
    readonly defaultLanguage: string
  }
}

// Code of the site is bundled apart from ours and from the theme's: they meet at a name that all three know.
const key: unique symbol = Symbol.for('docs-build.language')
const place: typeof globalThis & { [key]?: PageLanguage } = globalThis
const none: PageLanguage = { code: 'en', messages: {} }

/** The language of the page that is being rendered, or shown. */
export function pageLanguage(): PageLanguage {
  return place[key] ?? none
}

/** Set the language for what is rendered from now on: rendering is synchronous, so a thread has one page at a time. */
export function setPageLanguage(language: PageLanguage): void {
  place[key] = language
}
