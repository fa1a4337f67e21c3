import type { WordSections } from './word-sections.ts'

/**
 * The sections of one page that hold words of the query, a row each: which words, and where these are in their
 * {@link WordSections}. Columns of numbers that the next page uses again, because a keystroke looks at thousands.
 */
export class PageSections {
  /** Rows of the page. */
  count = 0
  /** By row: the number of its section. */
  section = new Int32Array(64)
  /** Bits of the words in the page's title and the path to it, which count for all of its sections. */
  base = 0
  /** True when headings with sections below them hold words. */
  hasAbove = false
  private readonly words: readonly WordSections[]
  private page = -1
  private masks = new Int32Array(64)
  private offsets: Int32Array<ArrayBuffer>
  private rowOfSection = new Int32Array(64)
  /** Those headings: pairs of a word and its offset. */
  private above: number[] = []

  constructor(words: readonly WordSections[]) {
    this.words = words
    this.offsets = new Int32Array(64 * words.length)
  }

  /** Make the rows of a page. */
  read(page: number): void {
    const { words } = this
    const width = words.length
    this.page = page
    this.count = 0
    this.base = 0
    if (this.hasAbove) this.above = []
    for (let word = 0; word < width; word++) {
      const own = words[word]
      if (!own) continue
      const bit = 1 << word
      if ((own.base[page] ?? 0) > 0) this.base |= bit
      const end = own.starts[page + 1] ?? 0
      for (let at = own.starts[page] ?? 0; at < end; at++) {
        const row = this.rowOf(own.section[at] ?? 0)
        this.masks[row] = (this.masks[row] ?? 0) | bit
        this.offsets[row * width + word] = at
        if ((own.extent[at] ?? 0) > 0) this.above.push(word, at)
      }
    }
    this.hasAbove = this.above.length > 0
  }

  /** Bits of the words that stand in the section of a row or above it. */
  mask(row: number): number {
    const mask = (this.masks[row] ?? 0) | this.base
    return this.hasAbove ? mask | this.wordsAbove(this.section[row] ?? 0) : mask
  }

  /** Where a word stands in the section of a row; -1 where it does not. */
  offset(row: number, word: number): number {
    return ((this.masks[row] ?? 0) >> word) & 1 ? (this.offsets[row * this.words.length + word] ?? -1) : -1
  }

  /** What a word is worth for a row: its own text and heading, a heading above it, or the title and path of the page. */
  worth(row: number, word: number): number {
    const { above } = this
    const own = this.words[word]
    const at = this.offset(row, word)
    let worth = Math.max(own?.base[this.page] ?? 0, at < 0 ? 0 : (own?.worth[at] ?? 0))
    for (let index = 0; index < above.length; index += 2) {
      const heading = above[index + 1] ?? 0
      if (above[index] === word && isBelow(this.section[row] ?? 0, own, heading))
        worth = Math.max(worth, own?.inherited[heading] ?? 0)
    }
    return worth
  }

  /** Bits of the words in the headings above a section. */
  private wordsAbove(section: number): number {
    const { above } = this
    let mask = 0
    for (let index = 0; index < above.length; index += 2) {
      const word = above[index] ?? 0
      if (isBelow(section, this.words[word], above[index + 1] ?? 0)) mask |= 1 << word
    }
    return mask
  }

  /** The row of a section, made when it is first met on the page. */
  private rowOf(section: number): number {
    if (section >= this.rowOfSection.length) this.rowOfSection = enlarged(this.rowOfSection, section + 1)
    const known = this.rowOfSection[section] ?? 0
    if (known < this.count && this.section[known] === section) return known
    const row = this.count++
    if (row === this.section.length) {
      this.section = enlarged(this.section, this.count)
      this.masks = enlarged(this.masks, this.count)
      this.offsets = enlarged(this.offsets, this.count * this.words.length)
    }
    this.rowOfSection[section] = row
    this.section[row] = section
    this.masks[row] = 0
    return row
  }
}

/** True when a section lies below the heading at an offset of a word. */
function isBelow(section: number, word: WordSections | undefined, at: number): boolean {
  const own = word?.section[at] ?? 0
  return own < section && section <= own + (word?.extent[at] ?? 0)
}

function enlarged(list: Int32Array<ArrayBuffer>, size: number): Int32Array<ArrayBuffer> {
  const larger = new Int32Array(size * 2)
  larger.set(list)
  return larger
}
