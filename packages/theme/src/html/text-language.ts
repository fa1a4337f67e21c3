import type { DocContent } from 'docs-build/page'

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
