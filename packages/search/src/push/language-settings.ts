/**
 * Languages that Algolia knows words of.
 *
 * @see https://www.algolia.com/doc/guides/managing-results/optimize-search-results/handling-natural-languages-nlp/in-depth/supported-languages/
 */
const supported = new Set(
  'af ar az bg bn ca cs cy da de el en eo es et eu fa fi fo fr ga gl he hi hu hy id is it ja ka kk ko ku ky lt lv mi mn mr ms mt nb nl no ns pl ps pt pt-br qu ro ru sk sq sv sw ta te th tl tn tr tt uk ur uz zh'.split(
    ' ',
  ),
)

/**
 * How an index takes texts and queries of some languages apart: without this, Japanese is not cut in words, and plurals are
 * ignored in all languages at once. Nothing for a site in English alone.
 *
 *     languageSettings(['en', 'zh-Hans'])  // → { indexLanguages: ['en', 'zh'], queryLanguages: ['en', 'zh'] }
 *
 * @see https://www.algolia.com/doc/api-reference/api-parameters/queryLanguages
 */
export function languageSettings(languages: Iterable<string>): {
  readonly indexLanguages?: readonly string[]
  readonly queryLanguages?: readonly string[]
} {
  const known = new Set(
    Array.from(languages, (language) => {
      const tag = language.toLowerCase()
      const [code = ''] = tag.split('-', 1)
      return supported.has(tag) ? tag : code
    }).filter((code) => supported.has(code)),
  )
  if (known.size === 0 || (known.size === 1 && known.has('en'))) return {}
  const codes = [...known].sort()
  return { indexLanguages: codes, queryLanguages: codes }
}
