/** Changes when a search engine can't read the files of another one. */
export const indexFormat = 1

/** A list of sorted keys, cut into files. */
export interface PieceList {
  /** First key of each piece. */
  readonly first: readonly string[]
  /** Names of the pieces' files, without folder and extension, each of {@link nameLength} characters. */
  readonly names: string
}

/** `search-index.json`: what there is, and in which files. */
export interface IndexManifest {
  readonly format: number
  /** Folder of the pieces: an URL path with the base URL. */
  readonly folder: string
  /** Begins the absolute URL of each page. */
  readonly origin: string
  readonly pages: number
  /** Pages of one language and tag stand side by side: from, and before which. */
  readonly ranges: readonly {
    readonly language: string
    readonly tag: string
    readonly from: number
    readonly to: number
  }[]
  /** Terms with the positions where they stand. */
  readonly terms: PieceList
  /** Beginnings of so many terms that they are found in headings only. */
  readonly prefixes: PieceList
  /** Terms without positions, in order and in the order of their ends, to find what was meant. */
  readonly spelling: PieceList
  readonly endings: PieceList
  /** Texts: the page and section that each piece begins with. */
  readonly texts: {
    /** For each piece how many pages later than the one before it begins, and with which section: numbers as text. */
    readonly starts: string
    readonly names: string
  }
  /** By language, folded. */
  readonly stopWords: Readonly<Record<string, readonly string[]>>
  /** What several words that mean something together are replaced by: `pop\\W+up` → `popup`. */
  readonly phrases?: readonly (readonly [pattern: string, term: string])[]
  /** Terms that mean the same, a list for each meaning. */
  readonly synonyms?: readonly (readonly string[])[]
  /** Words are not all of Latin, Greek or Cyrillic letters, or are joined: the rules of languages say how they are found. */
  readonly hasRules?: boolean
  /** What `docs-build search test` needs to know of versions. */
  readonly collections: readonly {
    readonly id: string
    readonly versions: readonly { readonly name: string; readonly label: string; readonly isLast: boolean }[]
  }[]
}

/** A piece of terms or prefixes. */
export interface TermPiece {
  /** Joined by spaces. */
  readonly terms: string
  readonly postings: readonly string[]
}

/**
 * A page, or a run of sections of a long one. A piece holds some in order: one that begins with section 0 is the
 * page after the one before.
 */
export interface PageText {
  /** URL path with the base URL. */
  readonly url: string
  readonly lvl0: string
  readonly title: string
  readonly description: string
  /** Number of the first section here. */
  readonly from: number
  /** Headings above the first section, by level. */
  readonly above: readonly (string | null)[]
  /** Level, anchor, heading, content; the first section of a page has neither anchor nor heading. */
  readonly sections: readonly (readonly [level: number, anchor: string, heading: string, content: string])[]
}

/** Characters of a piece's name. */
export const nameLength = 8

/** The names of pieces from one to before another. */
export function namesOf(names: string, from = 0, to = Infinity): string[] {
  const found: string[] = []
  const end = Math.min(to * nameLength, names.length)
  for (let at = from * nameLength; at < end; at += nameLength) found.push(names.slice(at, at + nameLength))
  return found
}

/** More pieces than this are not loaded for one prefix: the longer a prefix, the fewer. */
export const maxPrefixPieces = 3

/** The pieces that may hold keys from `from` up to `to`: from the first to before the last. */
export function pieceRange(list: PieceList, from: string, to: string): readonly [number, number] {
  return [Math.max(0, countBelow(list.first, from, true) - 1), countBelow(list.first, to, false)]
}

/**
 * A word from its end to its beginning, as {@link IndexManifest.endings} are sorted.
 *
 *     backwards('valve')  // → 'evlav'
 */
export function backwards(word: string): string {
  return [...word].reverse().join('')
}

/** What comes after all words that begin with `prefix`. */
export function afterPrefix(prefix: string): string {
  return `${prefix}\uffff`
}

/** How many keys are below `key`, or the same with `orSame`. */
function countBelow(keys: readonly string[], key: string, orSame: boolean): number {
  let low = 0
  let high = keys.length
  while (low < high) {
    const middle = (low + high) >> 1
    const found = keys[middle] ?? ''
    if (found < key || (orSame && found === key)) low = middle + 1
    else high = middle
  }
  return low
}
