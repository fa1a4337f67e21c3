import { isInHeading, field, PostingsCursor } from './postings.ts'
import { headBonus, inheritedWorth, keywordWorth, ownWorth } from './section-worth.ts'
import type { TermMatch } from './find-terms.ts'

/**
 * Where a word of a query stands: what each section is worth for it, whatever the other words are.
 *
 * Columns of numbers, because objects for tens of thousands of sections would take most of a keystroke's time. Those of
 * one page stand side by side, from `starts[page]` to before `starts[page + 1]`.
 */
export interface WordSections {
  readonly starts: Int32Array
  readonly section: Int32Array
  /** What the section is worth by its own heading and text. */
  readonly worth: Float32Array
  /** 1 when it is worth that by its text. */
  readonly isText: Uint8Array
  /** 1 when the word stands in the heading or in the page's description. */
  readonly isHead: Uint8Array
  /** How much of the heading's words the word stands for: less for a beginning of a word. 0 when it stands in the text only. */
  readonly covered: Float32Array
  /** In headings only. */
  readonly position: Int32Array
  readonly span: Uint8Array
  readonly length: Int32Array
  /** What the heading is worth for the sections below it, and how many these are. */
  readonly inherited: Float32Array
  readonly extent: Int32Array
  /** By page: what its title and the path to it are worth for all of its sections. */
  readonly base: Float32Array
  /** By page: the most that the word is worth for one of its sections, and the most for standing in its heading. */
  readonly best: Float32Array
  readonly bestHead: Float32Array
}

/** Merge the postings of all terms that stand for a word, page by page. */
export function wordSections(matches: readonly TermMatch[], pages: number): WordSections {
  const rows = new Rows(Math.max(64, ...matches.map(({ postings }) => postings.length >> 1)))
  const starts = new Int32Array(pages + 1)
  const base = new Float32Array(pages)
  const best = new Float32Array(pages)
  const bestHead = new Float32Array(pages)
  const terms = matches.map(({ term, quality, typed, postings }) => ({
    cursor: new PostingsCursor(postings),
    quality,
    covered: quality * Math.min(1, typed / term.length),
  }))
  // Which terms stand in a page: the first one, and for each term the next one of the same page.
  const first = new Int32Array(pages).fill(-1)
  const others = new Int32Array(terms.length)
  const queue = (index: number) => {
    const cursor = terms[index]?.cursor
    if (!cursor?.nextPage() || cursor.page >= pages) return
    others[index] = first[cursor.page] ?? -1
    first[cursor.page] = index
  }
  for (let index = terms.length - 1; index >= 0; index--) queue(index)
  for (let page = 0; page < pages; page++) {
    starts[page] = rows.count
    let next = -1
    for (let index = first[page] ?? -1; index >= 0; index = next) {
      next = others[index] ?? -1
      const term = terms[index]
      if (!term) continue
      base[page] = Math.max(base[page] ?? 0, rows.addPage(term.cursor, starts[page] ?? 0, term.quality, term.covered))
      queue(index)
    }
    best[page] = Math.max(base[page] ?? 0, rows.best(starts[page] ?? 0))
    bestHead[page] = rows.bestHead(starts[page] ?? 0)
  }
  starts[pages] = rows.count
  return { starts, base, best, bestHead, ...rows.columns }
}

/** Grows a row for each section that a word stands in. */
class Rows {
  count = 0
  columns: Omit<WordSections, 'starts' | 'base' | 'best' | 'bestHead'>
  private rowOfSection = new Int32Array(64)
  private size: number

  constructor(size: number) {
    this.size = size
    this.columns = columnsOf(size)
  }

  /** Add the postings of a term in the page that begins with row `begin`. Returns what they are worth for all of the page. */
  addPage(cursor: PostingsCursor, begin: number, quality: number, covered: number): number {
    let base = 0
    do {
      cursor.next()
      if (cursor.field === field.context) {
        base = Math.max(base, quality)
        continue
      }
      this.add(cursor, this.rowOf(cursor.section, begin), quality, covered)
      if (cursor.field === field.keyword) base = Math.max(base, keywordWorth * quality)
      if (cursor.section === 0 && isInHeading(cursor.field))
        base = Math.max(base, inheritedWorth(0, cursor.field) * quality)
    } while (!cursor.isLast)
    return base
  }

  /** The most that the word is worth in a row from `begin` on, or below it. */
  best(begin: number): number {
    let best = 0
    for (let row = begin; row < this.count; row++)
      best = Math.max(best, this.columns.worth[row] ?? 0, this.columns.inherited[row] ?? 0)
    return best
  }

  bestHead(begin: number): number {
    const { section, covered, length } = this.columns
    let best = 0
    for (let row = begin; row < this.count; row++)
      best = Math.max(best, headBonus(section[row] ?? 0) * Math.min(1, (covered[row] ?? 0) / (length[row] || 1)))
    return best
  }

  private add(cursor: PostingsCursor, row: number, quality: number, coveredOfWord: number): void {
    const { worth, isText, isHead, covered, position, span, length, inherited, extent } = this.columns
    const { section, field: where } = cursor
    const own = ownWorth(section, where) * quality
    if (own > (worth[row] ?? 0)) {
      worth[row] = own
      isText[row] = where === field.content || where === field.contentOften ? 1 : 0
    }
    if (where === field.description || where === field.keyword) isHead[row] = 1
    if (!isInHeading(where)) return
    isHead[row] = 1
    if (cursor.span * coveredOfWord > (covered[row] ?? 0)) {
      covered[row] = cursor.span * coveredOfWord
      position[row] = cursor.position
      span[row] = cursor.span
      length[row] = cursor.length
    }
    if (section === 0 || cursor.extent === 0) return
    inherited[row] = Math.max(inherited[row] ?? 0, inheritedWorth(section, where) * quality)
    extent[row] = cursor.extent
  }

  /** The row of a section, made when it is first met on the page. */
  private rowOf(section: number, begin: number): number {
    if (section >= this.rowOfSection.length) {
      const larger = new Int32Array(section * 2)
      larger.set(this.rowOfSection)
      this.rowOfSection = larger
    }
    const known = this.rowOfSection[section] ?? 0
    if (known >= begin && known < this.count && this.columns.section[known] === section) return known
    if (this.count === this.size) this.grow()
    const row = this.count++
    this.rowOfSection[section] = row
    this.columns.section[row] = section
    return row
  }

  private grow(): void {
    const before = this.columns
    this.size *= 2
    this.columns = columnsOf(this.size)
    for (const key of Object.keys(before)) {
      // Both have the same columns: they come from one function.
      const name = key as keyof typeof before
      this.columns[name].set(before[name])
    }
  }
}

function columnsOf(size: number): Rows['columns'] {
  return {
    section: new Int32Array(size),
    worth: new Float32Array(size),
    isText: new Uint8Array(size),
    isHead: new Uint8Array(size),
    covered: new Float32Array(size),
    position: new Int32Array(size),
    span: new Uint8Array(size),
    length: new Int32Array(size),
    inherited: new Float32Array(size),
    extent: new Int32Array(size),
  }
}
