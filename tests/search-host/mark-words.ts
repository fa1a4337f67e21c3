/** A text with what matches in tags, and how much of the query it matches. */
export interface MarkedText {
  readonly value: string
  readonly matchLevel: 'none' | 'partial' | 'full'
  readonly matchedWords: readonly string[]
}

/** Tags and mark of omission, as a request names them. */
export interface Marks {
  readonly start: string
  readonly end: string
  readonly ellipsis: string
}

/** The words of a text, in lower case: `specificEnthalpy` is two. */
export function wordsOf(text: string): readonly string[] {
  return pieces(text).flatMap(({ word }) => (word === undefined ? [] : [word]))
}

/** Put words that begin with a word of the query into tags. */
export function markWords(text: string, query: readonly string[], marks: Marks): MarkedText {
  return join(pieces(text), query, marks)
}

/** As {@link markWords}, but only so many words, around the first that matches. */
export function snippet(text: string, query: readonly string[], marks: Marks, length: number): MarkedText {
  const all = pieces(text)
  const places = all.flatMap(({ word }, index) => (word === undefined ? [] : [{ word, index }]))
  if (places.length <= length) return join(all, query, marks)
  const match = places.findIndex(({ word }) => matchOf(word, query) !== undefined)
  const first = Math.max(0, Math.min(match - Math.floor(length / 3), places.length - length))
  const from = first === 0 ? 0 : (places[first]?.index ?? 0)
  const isEnd = first + length >= places.length
  const to = isEnd ? all.length : (places[first + length - 1]?.index ?? 0) + 1
  const cut = join(all.slice(from, to), query, marks)
  return { ...cut, value: `${from > 0 ? marks.ellipsis : ''}${cut.value}${isEnd ? '' : marks.ellipsis}` }
}

interface Piece {
  readonly text: string
  /** Absent between words. */
  readonly word?: string
}

function pieces(text: string): readonly Piece[] {
  return text
    .split(/(\p{Lu}?[\p{Ll}\p{N}]+|\p{Lu}+(?!\p{Ll})|[\p{L}\p{N}]+)/u)
    .flatMap((piece, index) =>
      piece === '' ? [] : [{ text: piece, ...(index % 2 === 1 ? { word: piece.toLowerCase() } : {}) }],
    )
}

function join(parts: readonly Piece[], query: readonly string[], { start, end }: Marks): MarkedText {
  const matched = new Set<string>()
  const value = parts.map(({ text, word }) => {
    const match = word === undefined ? undefined : matchOf(word, query)
    if (match === undefined) return text
    matched.add(match)
    return `${start}${text.slice(0, match.length)}${end}${text.slice(match.length)}`
  })
  const matchLevel = matched.size === 0 ? 'none' : matched.size === query.length ? 'full' : 'partial'
  return { value: value.join(''), matchLevel, matchedWords: [...matched] }
}

function matchOf(word: string, query: readonly string[]): string | undefined {
  return query.find((wanted) => word.startsWith(wanted))
}
