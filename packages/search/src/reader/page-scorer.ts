import { bits } from './bits.ts'
import { PageSections } from './page-sections.ts'
import { headBonus, keywordWorth, neighbourBonus } from './section-worth.ts'
import type { WordSections } from './word-sections.ts'

/** What a section is worth for a query. */
export interface SectionScore {
  readonly section: number
  readonly score: number
  /** The heading (or title, or description) says what was asked for, without the text below it. */
  readonly isHeading: boolean
}

/** Smaller differences of scores say nothing: then the order of pages counts, and neighbours stay together. */
const steps = 4

/** What a word of a question counts for sections of its page in which it does not stand. */
const elsewhereShare = 0.2
/** What is left of a score when a page has nothing of a question. */
const leastFactor = 0.1

/**
 * Scores the sections of pages: those in which, or above which, all words of the page stand. Where no section has all
 * words of its page, the one with most of them stands for it, for half of its worth.
 */
export class PageScorer {
  /** Bits of the words that each page holds. */
  readonly masks: Uint16Array
  private readonly words: readonly WordSections[]
  /** Bits of the words that must be there. */
  private readonly required: number
  private readonly weights: readonly number[]
  private readonly titleWeights: readonly number[]
  private readonly isQuestion: boolean
  /** Weight of all required words. */
  private readonly all: number
  private readonly sections: PageSections
  /** Rows of the sections that are hits, so many. */
  private readonly hits: number[] = []
  private count = 0
  private isScattered = false
  private page = 0

  constructor(
    words: readonly WordSections[],
    query: {
      readonly required: number
      readonly weights: readonly number[]
      /** For pages whose titles have the word: as much, or more. */
      readonly titleWeights: readonly number[]
      readonly isQuestion: boolean
    },
  ) {
    this.words = words
    this.required = query.required
    this.weights = query.weights
    this.titleWeights = query.titleWeights
    this.isQuestion = query.isQuestion
    this.all = this.sum(query.required)
    this.masks = masksOf(words)
    this.sections = new PageSections(words)
  }

  /** How much of the required words a page has, from 0 to 1. Of a question, rare words are more of it. */
  share(page: number): number {
    return this.sum((this.masks[page] ?? 0) & this.required) / this.all
  }

  /** How many of the required words a page has. */
  wordCount(page: number): number {
    return bits((this.masks[page] ?? 0) & this.required)
  }

  /** How many sections of a page are hits. */
  hitCount(page: number): number {
    this.look(page)
    return this.isScattered ? Math.min(1, this.count) : this.count
  }

  /** No section of the page has a higher score than this. Much faster than looking at each of them. */
  bound(page: number): number {
    const { words } = this
    let score = 0
    let bonus = 0
    let heads = -1
    for (let word = 0; word < words.length; word++) {
      const own = words[word]
      score += (own?.best[page] ?? 0) * this.weight(word, page)
      const head = own?.bestHead[page] ?? 0
      if (head > 0) heads++
      bonus += head
    }
    const most = (score + Math.min(bonus, headBonus(0)) + Math.max(0, heads) * neighbourBonus) * this.factor(page)
    // Sums of rounded numbers may be a little too small, which would count at a half.
    return Math.round(most + 0.01)
  }

  /** The highest score of its sections. */
  best(page: number): number {
    this.look(page)
    let score = 0
    for (let index = 0; index < this.count; index++) score = Math.max(score, this.score(this.hits[index] ?? 0))
    return score
  }

  /** The hits of a page, the best first. */
  hitsOf(page: number): SectionScore[] {
    this.look(page)
    const sorted = this.hits
      .slice(0, this.count)
      .map((row) => this.describe(row))
      .sort((a, b) => b.score - a.score || a.section - b.section)
    return this.isScattered ? sorted.slice(0, 1) : sorted
  }

  /** Find the hits of a page. */
  private look(page: number): void {
    const { sections, hits, required, isQuestion } = this
    sections.read(page)
    this.page = page
    let count = 0
    let most = 0
    let mostWords = 0
    for (let row = 0; row < sections.count; row++) {
      const mask = sections.mask(row) & required
      const size = isQuestion ? Math.min(1, mask) : mask === mostWords ? most : bits(mask)
      if (size < most || size === 0) continue
      if (size > most) count = 0
      most = size
      mostWords = mask
      hits[count++] = row
    }
    this.count = count
    this.isScattered = !isQuestion && mostWords !== ((this.masks[page] ?? 0) & required)
  }

  private score(row: number): number {
    const { words, sections } = this
    let score = this.headingBonus(row)
    for (let word = 0; word < words.length; word++) {
      const worth = sections.worth(row, word)
      const elsewhere = this.isQuestion ? elsewhereShare * (words[word]?.best[this.page] ?? 0) : 0
      score += Math.max(worth, elsewhere) * this.weight(word, this.page)
    }
    return Math.round((this.isScattered ? score / 2 : score) * this.factor(this.page))
  }

  /** What a word counts for a page: more for a title than a keyword's worth, if it is what was asked for. */
  private weight(word: number, page: number): number {
    const isTitle = (this.words[word]?.base[page] ?? 0) > keywordWorth
    return (isTitle ? this.titleWeights : this.weights)[word] ?? 1
  }

  /** The more of a question a page has, the better. */
  private factor(page: number): number {
    return this.isQuestion ? (leastFactor + (1 - leastFactor) * this.share(page)) * steps : steps
  }

  private sum(words: number): number {
    if (!this.isQuestion) return bits(words)
    let sum = 0
    for (const [word, weight] of this.weights.entries()) if ((words >> word) & 1) sum += weight
    return sum
  }

  private describe(row: number): SectionScore {
    const { words, sections, required } = this
    let hasHeading = false
    let hasText = false
    for (const [word, own] of words.entries()) {
      const at = sections.offset(row, word)
      if (at < 0) continue
      if (own.isHead[at] === 1) hasHeading = true
      const isRequired = ((required >> word) & 1) === 1
      if (isRequired && own.isText[at] === 1 && sections.worth(row, word) === own.worth[at]) hasText = true
    }
    return { section: sections.section[row] ?? 0, score: this.score(row), isHeading: hasHeading && !hasText }
  }

  /** How much of the heading was asked for, how much of the question it answers, and whether in the same order. */
  private headingBonus(row: number): number {
    const { words, sections, required } = this
    let covered = 0
    let answered = 0
    let length = 0
    let inOrder = 0
    let end = -1
    let before = 1
    for (let word = 0; word < words.length; word++) {
      const own = words[word]
      const at = sections.offset(row, word)
      const share = at < 0 ? 0 : (own?.covered[at] ?? 0)
      if (!own || share === 0) {
        end = -1
        continue
      }
      covered += share
      length = own.length[at] ?? 1
      if ((required >> word) & 1) answered++
      const span = own.span[at] ?? 1
      const sure = share / span
      if (own.position[at] === end)
        inOrder += sure * before * ((required >> (word - 1)) & (required >> word) & 1 ? 1 : 0.2)
      before = sure
      end = (own.position[at] ?? 0) + span
    }
    if (length === 0) return 0
    const share = Math.min(1, covered / length) * (answered / Math.max(1, bits(required)))
    return headBonus(sections.section[row] ?? 0) * share + inOrder * neighbourBonus
  }
}

function masksOf(words: readonly WordSections[]): Uint16Array {
  const masks = new Uint16Array(words[0]?.best.length ?? 0)
  for (const [word, { best }] of words.entries())
    for (let page = 0; page < masks.length; page++)
      if ((best[page] ?? 0) > 0) masks[page] = (masks[page] ?? 0) | (1 << word)
  return masks
}
