/**
 * Make an `indexOf` for one text that is asked from left to right: what was found, or is nowhere, is not looked for again,
 * so that ten thousand openings that nothing closes cost one search.
 *
 *     const find = forwardSearch('a b a')
 *     find('a', 1)  // → 4
 *     find('x', 0)  // → -1, and from then on without a look
 */
export function forwardSearch(text: string): (part: string, from: number) => number {
  const known = new Map<string, { readonly from: number; readonly found: number }>()
  return (part, from) => {
    const last = known.get(part)
    if (last && from >= last.from && (last.found === -1 || from <= last.found)) return last.found
    const found = text.indexOf(part, from)
    known.set(part, { from, found })
    return found
  }
}
