import type { IndexManifest } from '../reader/index-format.ts'
import { textWords } from '../reader/text-words.ts'

/**
 * Words that mean the same as an engine looks them up. Several words are joined, as titles and headings are found by
 * what two neighbours make.
 *
 *     synonymsOf([['toast', 'pop up']])  // → synonyms: toast, popup; phrases: pop\W+up → popup
 */
export function synonymsOf(meanings: readonly (readonly string[])[]): Pick<IndexManifest, 'synonyms' | 'phrases'> {
  const read = meanings.map((words) => words.map((word) => textWords(word).map(({ term }) => term)))
  const phrases = read
    .flat()
    .filter(({ length }) => length > 1)
    .map((terms) => [`(?<![\\p{L}\\p{N}])${terms.join('\\W+')}(?![\\p{L}\\p{N}])`, terms.join('')] as const)
  return {
    ...(read.length > 0 && { synonyms: read.map((words) => words.map((terms) => terms.join(''))) }),
    ...(phrases.length > 0 && { phrases }),
  }
}
