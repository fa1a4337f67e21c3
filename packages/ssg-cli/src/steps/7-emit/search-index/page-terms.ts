import { place, postingsText, type Posting } from '../../../search/embedded/postings.ts'
import { stopWords } from '../../../search/embedded/stop-words.ts'
import { textWords, type TextWord } from '../../../search/embedded/text-words.ts'
import type { IndexedPage } from './indexed-page.ts'

/** Longer words are not typed: keys, hashes, encoded data. */
const maxLength = 64

/** The better places come later. */
const order = [place.context, place.content, place.contentOften, place.description, place.headingPart, place.heading]

/**
 * The terms of one page with their postings, as lines of a term, a space and its postings; sorted by term.
 *
 * It is made beside the page and kept with it; an index merges the lines of all pages.
 */
export function pageTerms(page: IndexedPage): string {
  const stops = stopWords(page.language)
  const terms = new Map<string, Map<number, Posting>>()
  const add = (term: string, posting: Posting) => {
    if (term.length > maxLength || term === '') return
    const known = terms.get(term) ?? new Map<number, Posting>()
    terms.set(term, known)
    const before = known.get(posting.section)
    if (before?.place === place.content && posting.place === place.content)
      known.set(posting.section, { ...posting, place: place.contentOften })
    else if (!before || order.indexOf(before.place as never) < order.indexOf(posting.place as never))
      known.set(posting.section, posting)
  }
  const addText = (section: number, found: number, text: string) => {
    for (const { term } of textTerms(textWords(text)))
      if (term.length > 1 && !stops.has(term)) add(term, plain(section, found))
  }
  for (const [section, { heading, texts }] of page.sections.entries()) {
    const title = section === 0 ? page.title : heading
    const extent = extentOf(page, section)
    const { length, terms: found } = headingTerms(title)
    for (const { term, isWhole, position, span } of found)
      add(term, { section, place: isWhole ? place.heading : place.headingPart, position, span, length, extent })
    if (section === 0) {
      addText(section, place.description, page.description)
      for (const text of page.context) addText(section, place.context, text)
    }
    for (const text of texts) addText(section, place.content, text)
  }
  return [...terms]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, postings]) => `${term}\t${postingsText([...postings.values()])}`)
    .join('\n')
}

function plain(section: number, found: number): Posting {
  return { section, place: found, position: 0, span: 0, length: 0, extent: 0 }
}

/** Sections that follow on deeper levels. */
function extentOf({ sections }: IndexedPage, section: number): number {
  const level = sections[section]?.level ?? 1
  let end = section + 1
  while ((sections[end]?.level ?? 0) > level) end++
  return end - section - 1
}

interface FoundTerm {
  readonly term: string
  /** The term is a word as it stands in the text, not a part of one. */
  readonly isWhole: boolean
  readonly position: number
  readonly span: number
}

/** Terms of a heading: also what two neighbours make when they are written as one word. */
function headingTerms(text: string): { readonly length: number; readonly terms: readonly FoundTerm[] } {
  const words = textWords(text)
  const terms = [...textTerms(words)]
  let position = 0
  for (const [index, word] of words.entries()) {
    const next = words[index + 1]
    if (next && !next.joined)
      terms.push({
        term: word.term + next.term,
        isWhole: false,
        position,
        span: word.parts.length + next.parts.length,
      })
    position += word.parts.length
  }
  return { length: position, terms }
}

/**
 * What a text is found by: its words; of names also each part, each two neighbours, and each end.
 *
 *     runJavaScriptAsync → runjavascriptasync run java script async runjava javascript scriptasync javascriptasync
 *     chart.js           → chart js chartjs
 */
function* textTerms(words: readonly TextWord[]): Generator<FoundTerm> {
  let position = 0
  for (const [index, word] of words.entries()) {
    yield { term: word.term, isWhole: true, position, span: word.parts.length }
    yield* nameTerms(word, position)
    const next = words[index + 1]
    if (next?.joined)
      yield {
        term: word.term + next.term,
        isWhole: false,
        position,
        span: word.parts.length + next.parts.length,
      }
    position += word.parts.length
  }
}

function* nameTerms({ parts }: TextWord, position: number): Generator<FoundTerm> {
  if (parts.length < 2) return
  for (const [index, part] of parts.entries()) {
    const at = position + index
    yield { term: part, isWhole: false, position: at, span: 1 }
    if (index === 0 && parts.length === 2) continue
    const pair = parts.slice(index, index + 2)
    if (pair.length === 2) yield { term: pair.join(''), isWhole: false, position: at, span: 2 }
    if (index > 0 && index < parts.length - 2)
      yield { term: parts.slice(index).join(''), isWhole: false, position: at, span: parts.length - index }
  }
}
