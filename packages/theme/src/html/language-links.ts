import type { Page, SiteLayout } from 'docs-build/page'

/** A page in one of the languages of its site. */
export interface LanguageLink {
  readonly code: string
  /** Name of the language in itself. */
  readonly label: string
  /** Tag of the language (BCP 47). */
  readonly htmlLang: string
  readonly direction: 'ltr' | 'rtl'
  /** The page in that language, or the language's home where it lacks the page. With origin where that is another one. */
  readonly href: string
  readonly isCurrent: boolean
  /** The language does not have the page. */
  readonly isMissing: boolean
  /** The page is there in that language, text and all. */
  readonly isTranslated: boolean
}

/**
 * Say where a page is in each language of its site. None in a site of one language.
 *
 * The not-found page is in no language: it stands for an address that only its own language was asked for, so that the
 * others offer their homes.
 */
export function languageLinks(layout: SiteLayout, page: Page): readonly LanguageLink[] {
  const { languages, locale, url: ownUrl } = layout
  if (!languages) return []
  return languages.all.map(({ code, label, htmlLang, direction, baseUrl, url }) => {
    const isCurrent = code === locale.code
    const known = page.languages?.find((link) => link.code === code)
    // A site without a home page begins with a doc, in each language.
    const home = baseUrl + layout.homeHref.slice(layout.baseUrl.length)
    const path = known?.href ?? (isCurrent && page.content.type !== 'not-found' ? page.route : home)
    return {
      code,
      label,
      htmlLang,
      direction,
      href: url === ownUrl ? path : new URL(path, url).href,
      isCurrent,
      isMissing: known !== undefined && known.href === undefined,
      isTranslated: known?.href !== undefined && !known.isFallback,
    }
  })
}
