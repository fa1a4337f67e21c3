/**
 * Other forms of an English word that mean the same thing: numbers of nouns, forms of verbs.
 *
 *     inflections('property', 'en')  // → ['properties', …]
 *     inflections('printing', 'en')  // → ['print', 'printe', …]
 *
 * Forms that are no words find nothing. Other languages have none: their readers type a prefix.
 */
export function inflections(word: string, language: string): readonly string[] {
  if (!/^en\b/i.test(language) || !/^[a-z]{3,}$/.test(word)) return []
  const stems = stemsOf(word)
  const forms = new Set(stems.flatMap((stem) => formsOf(stem)))
  forms.delete(word)
  return [...forms].filter((form) => form.length > 2)
}

/** The word itself, and what it may be a form of. */
function stemsOf(word: string): string[] {
  const stems = [word]
  if (/[^aeiou]ies$/.test(word)) stems.push(word.replace(/ies$/, 'y'))
  else if (/(?:s|x|z|ch|sh)es$/.test(word)) stems.push(word.slice(0, -2))
  else if (/[^su]s$/.test(word)) stems.push(word.slice(0, -1))
  const verb = /^(.{3,}?)(?:ing|ed)$/.exec(word)?.[1]
  if (verb !== undefined) stems.push(...verbStems(verb))
  return stems
}

/** print(ing), writ(ing) → write, plott(ing) → plot. */
function verbStems(stem: string): string[] {
  const single = /([bdgklmnprt])\1$/.test(stem) ? [stem.slice(0, -1)] : []
  return [stem, `${stem}e`, ...single]
}

function formsOf(stem: string): string[] {
  const verb = stem.endsWith('e') ? stem.slice(0, -1) : stem
  if (/[^aeiou]y$/.test(stem)) return [stem, `${stem.slice(0, -1)}ies`, `${stem}ing`]
  if (/(?:s|x|z|ch|sh)$/.test(stem)) return [stem, `${stem}es`, `${stem}ing`, `${stem}ed`]
  // plot → plotting, embed → embedded
  const doubled = /[^aeiou][aeiou]([bdgklmnprt])$/.exec(stem)?.[1]
  const others = doubled === undefined ? [] : [`${stem}${doubled}ing`, `${stem}${doubled}ed`]
  return [stem, `${stem}s`, `${verb}ing`, `${verb}ed`, ...others]
}

/** Ends of English words → what stands in their place in words of the same root. */
const ends: readonly (readonly [end: RegExp, others: readonly string[]])[] = [
  [/ations?$/, ['ate', 'ated', 'e', '']],
  [/(?<=[cst])ions?$/, ['', 'ed', 'e']],
  [/(?<=.{2}at)(?:es?|ed|ing)$/, ['ion', 'ions']],
  [/(?<=.{2}(?:ct|ss))(?:|s|ed|ing)$/, ['ion', 'ions']],
  [/(?<=.{2}(?:ll|rm))(?:|s|ed|ing)$/, ['ation', 'ations']],
]

/**
 * English words of the same root, which mean nearly the same: what is done, and the word for doing it.
 *
 *     derivations('calculation', 'en')  // → ['calculate', …]
 *     derivations('saturated', 'en')    // → ['saturation', …]
 *     derivations('connect', 'en')      // → ['connection', 'connections']
 */
export function derivations(word: string, language: string): readonly string[] {
  if (!/^en\b/i.test(language) || !/^[a-z]{6,}$/.test(word)) return []
  const [end, others = []] = ends.find(([own]) => own.test(word)) ?? []
  return end ? others.map((other) => word.replace(end, other)) : []
}
