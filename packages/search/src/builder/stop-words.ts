/** Words that say nothing of what a page is about, by language. Folded. */
const byLanguage: Readonly<Record<string, string>> = {
  en: 'a an and any are as at be but by can do does for from has have how i if in into is it its my of on or our so such that the their then there these they this to was we what when where which who why will with you your',
  de: 'aber als am an auch auf aus bei bin bis das dass dem den der des die du ein eine einem einen einer es fur hat ich ihr im in ist kann man mit nach nicht noch nur oder sein sich sie sind so uber um und uns vom von vor was wenn wer wie wir wird wo zu zum zur',
  fr: 'a au aux avec ce ces cette comme dans de des du elle en est et il ils je la le les leur lui mais ne nous on ou par pas pour qu que qui sa se ses si son sont sur un une vous',
  es: 'a al como con cual cuando de del donde el ella en entre es esta este la las lo los mas me mi muy no o para pero por que se si sin su sus un una y ya',
}

/**
 * The words of a language that a search may do without: found in titles and headings only.
 *
 *     stopWords('en-GB')  // → ['a', 'an', 'and', …]
 *
 * The index names those of its languages, so that an engine carries none.
 */
export function stopWords(language: string): readonly string[] {
  const code = language.toLowerCase().split('-', 1)[0] ?? ''
  return byLanguage[code]?.split(' ') ?? []
}
