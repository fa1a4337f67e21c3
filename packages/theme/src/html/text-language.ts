import type { DocContent, SiteLayout } from 'docs-build/page'

/** Attributes of an element that holds text of an article; undefined where that is in the language of its page. */
export type TextLanguage = { readonly lang: string; readonly dir: 'ltr' | 'rtl' } | undefined

/**
 * Say which language the text of a doc is in, where it is another one than that of the page.
 *
 * @see https://www.w3.org/WAI/WCAG22/Understanding/language-of-parts
 */
export function textLanguage({ untranslated }: DocContent): TextLanguage {
  return untranslated && { lang: untranslated.htmlLang, dir: untranslated.direction }
}

/**
 * Attributes of a text that may be in the language of the site, because nobody has translated it: with the direction, where
 * that is another one than the page's.
 *
 * @param lang of the text; undefined where it is in the language of its page
 * @see https://www.w3.org/International/questions/qa-html-dir
 */
export function languageOf(
  lang: string | undefined,
  layout: Pick<SiteLayout, 'languages' | 'locale'> | undefined,
): { readonly lang?: string; readonly dir?: 'ltr' | 'rtl' } {
  if (lang === undefined) return {}
  const { all, default: written } = layout?.languages ?? {}
  const direction = all?.find(({ code }) => code === written)?.direction
  return { lang, ...(direction !== undefined && direction !== layout?.locale.direction && { dir: direction }) }
}
