/** Languages that write compounds as one word: German, Dutch, Swedish, Danish, Norwegian. */
const compounding = /^(?:de|nl|sv|da|nb|nn|no)\b/i

/** True for a language whose words may be parts of longer ones: `de-AT`. */
export function isCompounding(language: string): boolean {
  return compounding.test(language)
}

/** Begins terms that stand for all compounds of a word. No word begins so. */
export const partSign = '~'

/**
 * The term under which an index has the compounds of a word, whatever ending it has in them.
 *
 *     partTerm('pflanze')   // → '~pflanz'
 *     partTerm('pflanzen')  // → '~pflanz'
 */
export function partTerm(word: string): string {
  return partSign + word.replace(/^(.{4,})s$/, '$1').replace(/^(.{4,}?)(?:e[rnms]?|ern|n)$/, '$1')
}

/**
 * A folded word whose umlauts may be written with two letters, with one.
 *
 *     plainUmlauts('duengung')  // → 'dungung'
 *     plainUmlauts('neue')      // → 'neue'
 */
export function plainUmlauts(word: string): string {
  return word.replace(/(^|[^aeq])ue/g, '$1u').replace(/([ao])e/g, '$1')
}
