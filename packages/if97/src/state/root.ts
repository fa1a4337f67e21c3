/**
 * Find where a function changes its sign between two numbers, as exactly as numbers go. NaN if it does not.
 *
 *     root((x) => x * x - 2, 0, 2)  // → 1.4142135623730951
 *
 * Chandrupatla's way: a parabola through three points where it is safe, halves elsewhere.
 *
 * @see https://doi.org/10.1016/S0965-9978(96)00051-8
 */
export function root(f: (x: number) => number, low: number, high: number): number {
  let [x1, x2] = [high, low]
  let [f1, f2] = [f(x1), f(x2)]
  if (f1 === 0) return x1
  if (f2 === 0) return x2
  if (!(f1 * f2 < 0)) return NaN
  let part = 0.5
  for (;;) {
    const x = x1 + part * (x2 - x1)
    const value = f(x)
    const isSame = value > 0 === f1 > 0
    const [x3, f3] = isSame ? [x1, f1] : [x2, f2]
    if (!isSame) [x2, f2] = [x1, f1]
    ;[x1, f1] = [x, value]
    const best = Math.abs(f2) < Math.abs(f1) ? x2 : x1
    const least = (4e-16 * Math.abs(best)) / Math.abs(x2 - x1)
    if (!(least <= 0.5) || f1 === 0 || f2 === 0) return best
    const xi = (x1 - x2) / (x3 - x2)
    const phi = (f1 - f2) / (f3 - f2)
    const isSafe = phi ** 2 < xi && (1 - phi) ** 2 < 1 - xi
    part = isSafe
      ? (f1 / (f2 - f1)) * (f3 / (f2 - f3)) + ((x3 - x1) / (x2 - x1)) * (f1 / (f3 - f1)) * (f2 / (f3 - f2))
      : 0.5
    part = Math.min(Math.max(part, least), 1 - least)
  }
}
