/**
 * A folded Arabic word without the article and the particles that are written with it, and without the commonest
 * ending: an indexed word and a typed one become the same.
 *
 *     arabicStem('والتربه')  // → 'ترب'
 *     arabicStem('نباتات')   // → 'نبات'
 *
 * @see https://dl.acm.org/doi/10.1145/564376.564425 the light stemmer that this is a part of
 */
export function arabicStem(word: string): string {
  return word.replace(/^(?:و?[بكف]?ال|و?لل|و(?=...))(?=..)/, '').replace(/^(.{3,}?)(?:ها|ات|ان|ون|ين|يه|ه|ي)$/, '$1')
}
