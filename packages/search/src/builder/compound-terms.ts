import { partTerm } from '../languages/part-term.ts'
import type { TermPostings } from './merge-terms.ts'
import { joinedPostings } from './joined-postings.ts'

/** Shorter ones are endings more often than words. */
const shortest = 4
/** What joins the parts of a compound: Blume-n-erde, Licht-Ø-bedarf, Wachstum-s-licht. */
const joints = ['', 's', 'n', 'en', 'es', 'er', 'e']
const simple = /^[a-z]+$/

/**
 * For each word of an index the compounds that it is a part of, as a term of its own, so that a search for the word
 * loads one piece and not one for each compound.
 *
 * A compound ends with a word that stands in the index by itself; what is before that is taken apart the same way as
 * far as its words are known. No dictionary: the words are those of the site.
 *
 *     erde, blumen, blumenerde → ~erde: blumenerde; ~blum: blumenerde
 */
export function compoundTerms(terms: readonly TermPostings[], stops: ReadonlySet<string>): TermPostings[] {
  const words = terms.filter(({ key }) => key.length >= shortest && simple.test(key) && !stops.has(key))
  const known = new Set(words.map(({ key }) => partTerm(key)))
  const compounds = new Map<string, TermPostings[]>()
  for (const term of words) {
    if (term.key.length < 2 * shortest - 1) continue
    for (const part of partsOf(term.key, known)) {
      const found = compounds.get(part) ?? []
      compounds.set(part, found)
      found.push(term)
    }
  }
  return [...compounds]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, found]) => ({ key, postings: joinedPostings(found.map(({ postings }) => postings)) }))
}

/** The parts of a compound that are words of the site. A word that only begins with one counts, too: Pflanzenschutz. */
function partsOf(word: string, known: ReadonlySet<string>): Set<string> {
  const parts = new Set<string>()
  let end = word.length
  // The last part may have an ending, those before it a joint.
  for (let at = 3; at <= end - shortest; at++) {
    const part = partTerm(word.slice(at))
    if (!known.has(part)) continue
    parts.add(part)
    end = at
  }
  while (parts.size > 0 && end > 0) {
    const before = partBefore(word, end, known)
    if (!before) break
    parts.add(before.part)
    end = before.at
  }
  const first = partAtBeginning(word, known)
  if (first !== undefined) parts.add(first)
  parts.delete(partTerm(word))
  return parts
}

/** The longest known word with which a longer one begins. */
function partAtBeginning(word: string, known: ReadonlySet<string>): string | undefined {
  for (let end = word.length - shortest; end >= shortest; end--) {
    const part = partTerm(word.slice(0, end))
    if (known.has(part)) return part
  }
  return undefined
}

/** The longest known word that ends, with a joint, at `end`. */
function partBefore(
  word: string,
  end: number,
  known: ReadonlySet<string>,
): { readonly part: string; readonly at: number } | undefined {
  for (let at = 0; at <= end - shortest; at++) {
    for (const joint of joints) {
      const own = word.slice(at, end)
      if (!own.endsWith(joint) || own.length - joint.length < shortest) continue
      const part = partTerm(own.slice(0, own.length - joint.length))
      if (known.has(part)) return { part, at }
    }
  }
  return undefined
}
