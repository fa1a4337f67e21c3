/**
 * How many letters were mistyped: missing, extra, wrong, or two of them swapped. `Infinity` above `limit`.
 *
 *     editDistance('entalpy', 'enthalpy', 2)       // → 1
 *     editDistance('bartneder', 'bartender', 2)    // → 1
 *
 * @see https://en.wikipedia.org/wiki/Damerau–Levenshtein_distance#Optimal_string_alignment_distance
 */
export function editDistance(typed: string, word: string, limit: number): number {
  if (Math.abs(typed.length - word.length) > limit) return Infinity
  let start = 0
  while (start < typed.length && typed[start] === word[start]) start++
  let end = 0
  while (end < Math.min(typed.length, word.length) - start && typed.at(-1 - end) === word.at(-1 - end)) end++
  const row = lastRow(typed.slice(start, typed.length - end), word.slice(start, word.length - end), limit)
  return row === undefined ? Infinity : within(row.at(-1), limit)
}

/**
 * The same for a word that is still being typed: the distance to the nearest beginning of `word`.
 *
 *     prefixDistance('calibar', 'calibration', 1)  // → 1
 */
export function prefixDistance(typed: string, word: string, limit: number): number {
  if (typed.length - word.length > limit) return Infinity
  const row = lastRow(typed, word.slice(0, typed.length + limit), limit)
  return row === undefined ? Infinity : within(Math.min(...row), limit)
}

function within(distance: number | undefined, limit: number): number {
  return distance === undefined || distance > limit ? Infinity : distance
}

/** Distances of the whole of `typed` to each beginning of `word`; undefined when all are above the limit. */
function lastRow(typed: string, word: string, limit: number): readonly number[] | undefined {
  let before: number[] = []
  let row = Array.from({ length: word.length + 1 }, (_, column) => column)
  for (let line = 1; line <= typed.length; line++) {
    const next = [line]
    let best = line
    for (let column = 1; column <= word.length; column++) {
      const isSame = typed.charCodeAt(line - 1) === word.charCodeAt(column - 1)
      let cost = Math.min(at(row, column - 1) + (isSame ? 0 : 1), at(row, column) + 1, at(next, column - 1) + 1)
      const isSwap =
        line > 1 &&
        column > 1 &&
        typed.charCodeAt(line - 1) === word.charCodeAt(column - 2) &&
        typed.charCodeAt(line - 2) === word.charCodeAt(column - 1)
      if (isSwap) cost = Math.min(cost, at(before, column - 2) + 1)
      next.push(cost)
      best = Math.min(best, cost)
    }
    if (best > limit) return undefined
    before = row
    row = next
  }
  return row
}

function at(row: readonly number[], index: number): number {
  return row[index] ?? Infinity
}
