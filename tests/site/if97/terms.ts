/** One term of a sum over powers, `n · x^i · y^j`, as the releases of the IAPWS print it: i, j, n. */
export type Term = readonly [i: number, j: number, n: number]

/**
 * Sum the terms of a table.
 *
 *     sumTerms([[0, 1, 3], [2, 0, 5]], 2, 10)  // → 3 · 10 + 5 · 2² = 50
 */
export function sumTerms(terms: readonly Term[], x: number, y: number): number {
  let sum = 0
  for (const [i, j, n] of terms) sum += n * x ** i * y ** j
  return sum
}
