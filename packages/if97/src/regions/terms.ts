/**
 * Terms of a sum over powers, `n · x^i · y^j`, as the releases of the IAPWS print them: those of one i, a pair of j and n for each.
 * Most i have several terms, and browsers load these tables.
 */
export type Row = readonly [i: number, ...pairs: number[]]

/** Visit the terms of a table. */
export function eachTerm(rows: readonly Row[], visit: (i: number, j: number, n: number) => void): void {
  for (const [i, ...pairs] of rows)
    for (let at = 0; at < pairs.length; at += 2) visit(i, pairs[at] ?? NaN, pairs[at + 1] ?? NaN)
}

/**
 * Sum the terms of a table.
 *
 *     sumTerms([[0, 1, 3, 2, 4], [2, 0, 5]], 2, 10)  // → 3 · 10 + 4 · 10² + 5 · 2² = 450
 */
export function sumTerms(rows: readonly Row[], x: number, y: number): number {
  let sum = 0
  eachTerm(rows, (i, j, n) => (sum += n * x ** i * y ** j))
  return sum
}

/** A sum over powers of x and y, and its derivatives at one point. */
export interface Derivatives {
  readonly f: number
  readonly fX: number
  readonly fXX: number
  readonly fY: number
  readonly fYY: number
  readonly fXY: number
}

/**
 * Sum the terms of a table and their derivatives. Neither x nor y may be 0.
 *
 *     derivatives([[2, 1, 5]], 3, 2).fX  // → 5 · 2 · 3 · 2 = 60
 */
export function derivatives(rows: readonly Row[], x: number, y: number): Derivatives {
  let [f, fX, fXX, fY, fYY, fXY] = [0, 0, 0, 0, 0, 0]
  eachTerm(rows, (i, j, n) => {
    const value = n * x ** i * y ** j
    f += value
    fX += (value * i) / x
    fXX += (value * i * (i - 1)) / x ** 2
    fY += (value * j) / y
    fYY += (value * j * (j - 1)) / y ** 2
    fXY += (value * i * j) / (x * y)
  })
  return { f, fX, fXX, fY, fYY, fXY }
}
