/** In this order: acronyms in plural, acronyms, words with or without a capital, digits, letters without case. */
const parts = /\p{Lu}{2,}s(?!\p{Ll})|\p{Lu}+(?![\p{Ll}\p{M}])|\p{Lu}?[\p{Ll}\p{M}]+|\p{N}+|[\p{Lo}\p{Lm}\p{Lt}\p{M}]+/gu

/**
 * The parts of a name, by its capitals and digits.
 *
 *     splitName('specificEnthalpy')  // → ['specific', 'Enthalpy']
 *     splitName('fromXML')           // → ['from', 'XML']
 *     splitName('if97')              // → ['if', '97']
 */
export function splitName(name: string): readonly string[] {
  // A word that begins with a capital at most: nearly all words.
  if (/^[A-Za-z]?[a-z]+$/.test(name)) return [name]
  return name.match(parts) ?? [name]
}
