/** Points, tatweel and signs of Arabic and Hebrew, and what NFKD takes off letters. */
const marks = /[\u0300-\u036f\u0591-\u05c7\u0610-\u061a\u0640\u064b-\u065f\u0670\u06d6-\u06ed]/g

/** Letters that are typed one for the other: pairs of what is written and what it is compared as. */
const pairs = 'ٱا ىي ةه یي کك ہه ךכ םמ ןנ ףפ ץצ'
const others = new Map(pairs.split(' ').map((pair) => [pair.charAt(0), pair.charAt(1)]))

/**
 * A word of a script beyond Latin as it is compared.
 *
 * Arabic and Hebrew lose points and tatweel; forms of alef, hamza's carriers, ta marbuta and final letters become
 * plain ones; digits become those of ASCII. Half width and full width are the same, and so are katakana and hiragana.
 *
 *     foldScript('أَسْمِدَة')  // → 'اسمده'
 *     foldScript('ﾄﾏﾄ')       // → 'とまと'
 *
 * @see https://www.unicode.org/reports/tr15/
 */
export function foldScript(word: string): string {
  return word
    .normalize('NFKD')
    .replace(marks, '')
    .replace(/[ٱىةیکہךםןףץ]/g, (letter) => others.get(letter) ?? letter)
    .replace(/[\u0660-\u0669\u06f0-\u06f9]/g, (digit) => String(digit.charCodeAt(0) & 15))
    .normalize('NFC')
    .toLowerCase()
    .replace(/[\u30a1-\u30f6]/g, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
}
