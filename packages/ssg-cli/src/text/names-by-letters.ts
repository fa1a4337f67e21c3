/** Where names stand in a list, by each three letters that follow one another in them. */
export type Letters = ReadonlyMap<string, readonly number[]>

/** How many names are looked at for one value, and how many of these are alike enough to be compared with it. */
const mostSeen = 1000
const mostAlike = 100

/** Note which names have which letters. */
export function lettersOf(names: readonly string[]): Letters {
  const letters = new Map<string, number[]>()
  for (const [index, name] of names.entries()) {
    for (const three of threes(name)) {
      const found = letters.get(three)
      if (found) found.push(index)
      else letters.set(three, [index])
    }
  }
  return letters
}

/**
 * Where the few names of a long list stand that share the rarest letters with a value, in the order of the list: what a
 * mistyped name is compared with, so that thousands of them among thousands of names do not take minutes.
 *
 *     namesByLetters('instal', lettersOf(['intro', 'install']))  // → [0, 1]
 */
export function namesByLetters(value: string, letters: Letters): readonly number[] {
  const lists = threes(value).flatMap((three) => {
    const found = letters.get(three)
    return found ? [found] : []
  })
  const shared = new Map<number, number>()
  let seen = 0
  for (const list of lists.toSorted((left, right) => left.length - right.length)) {
    for (const index of list.slice(0, mostSeen - seen)) shared.set(index, (shared.get(index) ?? 0) + 1 / list.length)
    seen = Math.min(mostSeen, seen + list.length)
  }
  const alike = [...shared].toSorted(([, left], [, right]) => right - left).slice(0, mostAlike)
  return alike.map(([index]) => index).toSorted((left, right) => left - right)
}

/** Each three letters that follow one another, once; those at the ends count as such. */
function threes(name: string): string[] {
  const text = `^${name}$`
  return [...new Set(Array.from({ length: Math.max(1, text.length - 2) }, (_, index) => text.slice(index, index + 3)))]
}
