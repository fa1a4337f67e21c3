import { field, postingsText, type Posting } from '../reader/postings.ts'
import { languageRules } from '../languages/language-rules.ts'
import { plainUmlauts } from '../languages/part-term.ts'
import type { TextWord } from '../reader/text-word.ts'
import { plainWord, textWords, wordSpan } from '../reader/text-words.ts'
import type { IndexedPage } from './indexed-page.ts'
import { stopWords } from './stop-words.ts'

/** Longer words are not typed: keys, hashes, encoded data. */
const maxLength = 64

/** From here on, one character may be a word: 根. */
const shortWords = '\u0e00'
/** Symbols of quantities: λ. */
const symbol = /^\p{Script=Greek}$/u

const rules = languageRules(plainWord, [])

/** Fields by how much they say. */
const order: readonly number[] = [
  field.context,
  field.content,
  field.contentOften,
  field.description,
  field.keyword,
  field.headingPart,
  field.heading,
]

/**
 * The terms of one page with their postings, as lines of a term, a tab and its postings; sorted by term.
 *
 * It is made beside the page and kept with it; an index merges the lines of all pages.
 */
export function pageTerms(page: IndexedPage): string {
  const language = page.textLanguage ?? page.language
  const stops = new Set(stopWords(language))
  const terms = new Map<string, Posting[]>()
  const add = (term: string, posting: Posting) => {
    if (term.length > maxLength || term === '') return
    const known = terms.get(term)
    if (!known) return void terms.set(term, [posting])
    // Sections come in order: only the last one can be the same.
    const last = known.at(-1)
    if (last?.section !== posting.section) return void known.push(posting)
    if (last.field === field.content && posting.field === field.content)
      known[known.length - 1] = plain(posting.section, field.contentOften)
    else if (order.indexOf(posting.field) > order.indexOf(last.field)) known[known.length - 1] = posting
  }
  const addText = (section: number, found: number, text: string) => {
    const posting = plain(section, found)
    visitAll(textWords(text, rules), language, (term) => {
      if ((term.length > 1 || term > shortWords || symbol.test(term)) && !stops.has(term)) add(term, posting)
    })
  }
  for (const [section, { heading, texts }] of page.sections.entries()) {
    const extent = extentOf(page, section)
    const words = textWords(section === 0 ? page.title : heading, rules)
    const length = words.reduce((sum, word) => sum + wordSpan(word), 0)
    const visit: VisitTerm = (term, isWhole, position, span) =>
      add(term, { section, field: isWhole ? field.heading : field.headingPart, position, span, length, extent })
    visitAll(words, language, visit)
    visitNeighbours(words, visit)
    if (section === 0) {
      addText(section, field.description, page.description)
      for (const text of page.context) addText(section, field.context, text)
      for (const text of page.keywords ?? []) addText(section, field.keyword, text)
    }
    for (const text of texts) addText(section, field.content, text)
  }
  return [...terms]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([term, postings]) => `${term}\t${postingsText(postings)}`)
    .join('\n')
}

function plain(section: number, found: number): Posting {
  return { section, field: found, position: 0, span: 0, length: 0, extent: 0 }
}

/** Sections that follow on deeper levels. */
function extentOf({ sections }: IndexedPage, section: number): number {
  const level = sections[section]?.level ?? 1
  let end = section + 1
  while ((sections[end]?.level ?? 0) > level) end++
  return end - section - 1
}

/** Called for each term: whether it is a word as it stands in the text, its first word's position, and how many it stands for. */
type VisitTerm = (term: string, isWhole: boolean, position: number, span: number) => void

/** The terms of a text, and of German words their other spelling: `duengung` is `dungung`, too. */
function visitAll(words: readonly TextWord[], language: string, visit: VisitTerm): void {
  visitTerms(words, visit)
  if (!/^de\b/i.test(language)) return
  let position = 0
  for (const word of words) {
    const plainTerm = plainUmlauts(word.term)
    if (plainTerm !== word.term) visit(plainTerm, false, position, wordSpan(word))
    position += wordSpan(word)
  }
}

/**
 * What a text is found by: its words; of names also each part, each two neighbours, and each end.
 *
 *     runJavaScriptAsync → runjavascriptasync run java script async runjava javascript scriptasync javascriptasync
 *     chart.js           → chart js chartjs
 */
function visitTerms(words: readonly TextWord[], visit: VisitTerm): void {
  let position = 0
  for (const [index, word] of words.entries()) {
    const { term, parts } = word
    const span = wordSpan(word)
    visit(term, true, position, span)
    if (span > 1) visitParts(parts, position, visit)
    const next = words[index + 1]
    if (next?.joined) visit(term + next.term, false, position, span + wordSpan(next))
    position += span
  }
}

function visitParts(parts: readonly string[], position: number, visit: VisitTerm): void {
  for (const [index, part] of parts.entries()) {
    visit(part, false, position + index, 1)
    const next = parts[index + 1]
    if (next !== undefined && parts.length > 2) visit(part + next, false, position + index, 2)
    if (index > 0 && index < parts.length - 2)
      visit(parts.slice(index).join(''), false, position + index, parts.length - index)
  }
}

/** Of headings also what two neighbours make when they are written as one word: `flexrepeater`. */
function visitNeighbours(words: readonly TextWord[], visit: VisitTerm): void {
  let position = 0
  for (const [index, word] of words.entries()) {
    const span = wordSpan(word)
    const next = words[index + 1]
    if (next && !next.joined && !word.run && !next.run)
      visit(word.term + next.term, false, position, span + wordSpan(next))
    position += span
  }
}
