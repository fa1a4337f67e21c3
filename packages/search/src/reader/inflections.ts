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
  return [stem, `${stem}s`, `${verb}ing`, `${verb}ed`]
}
