/** Letters that Unicode does not take apart, and what people type instead. */
const others: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ı: 'i',
  ς: 'σ',
}

/**
 * A word as it is compared: lower case, without accents, in one width.
 *
 *     fold('Größe')  // → 'grosse'
 *     fold('Ｐｒｅ́')  // → 'pre'
 *
 * Only the marks of Latin, Greek and Cyrillic letters go: those of Japanese or Thai tell words apart. The rules of
 * languages fold what else is written in two ways.
 *
 * @see https://www.unicode.org/reports/tr15/
 */
export function fold(word: string): string {
  const lower = word.toLowerCase()
  // Most words of technical texts: nothing to take apart.
  if (/^[\0-\x7f]*$/.test(lower)) return lower
  return lower
    .normalize('NFKD')
    .replace(/[\u0300-\u036f]/g, '')
    .replace(/[ßæœøłđðþıς]/g, (letter) => others[letter] ?? letter)
    .normalize('NFC')
}
