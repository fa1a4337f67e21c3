/** Scripts that are written from right to left. */
const rightToLeft: ReadonlySet<string> = new Set([
  'Arab',
  'Hebr',
  'Syrc',
  'Thaa',
  'Nkoo',
  'Adlm',
  'Rohg',
  'Samr',
  'Mand',
])

/**
 * The direction in which a language is written.
 *
 *     directionOf('ar')       // → 'rtl'
 *     directionOf('az-Latn')  // → 'ltr'
 *
 * @see https://www.unicode.org/reports/tr35/#Likely_Subtags
 */
export function directionOf(tag: string): 'ltr' | 'rtl' {
  return rightToLeft.has(localeOf(tag)?.maximize().script ?? '') ? 'rtl' : 'ltr'
}

/**
 * The name of a language in itself.
 *
 *     ownName('de')     // → 'Deutsch'
 *     ownName('zh-Hans') // → '简体中文'
 */
export function ownName(tag: string): string {
  const locale = localeOf(tag)
  const name = locale && new Intl.DisplayNames([locale], { type: 'language' }).of(locale.toString())
  if (name === undefined) return tag
  return name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
}

/** True for a tag that means a language to the machine. */
export function isLanguageTag(tag: string): boolean {
  return localeOf(tag) !== undefined
}

/**
 * What a table has for a language: for its script, or for the language alone.
 *
 *     bySpeech({ de: 1, 'zh-Hant': 2 }, 'zh-TW')  // → 2
 *
 * @see https://www.rfc-editor.org/rfc/rfc4647#section-3.4
 */
export function bySpeech<T>(table: Readonly<Record<string, T>>, tag: string): T | undefined {
  const { language = '', script } = localeOf(tag)?.maximize() ?? {}
  return table[`${language}-${script}`] ?? table[language]
}

function localeOf(tag: string): Intl.Locale | undefined {
  try {
    return new Intl.Locale(tag)
  } catch {
    return undefined
  }
}
