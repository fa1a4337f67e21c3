/** Which word of a query a term stands for, and which of its letters: from one, the first unless given, to before another. */
export interface MatchedLetters {
  readonly word: number
  readonly from?: number
  readonly typed: number
}

/** Letters after the part that are its ending. */
const longestEnding = 2

/**
 * Where a compound has one of some parts.
 *
 *     partIn('zimmerpflanzen', [{ part: 'pflanz', word: 0 }])  // → { word: 0, from: 6, typed: 14 }
 */
export function partIn(
  compound: string,
  parts: readonly { readonly part: string; readonly word: number }[],
): MatchedLetters | undefined {
  for (const { part, word } of parts) {
    const from = compound.lastIndexOf(part)
    if (from < 0) continue
    const end = from + part.length
    return { word, from, typed: compound.length - end > longestEnding ? end : compound.length }
  }
  return undefined
}
