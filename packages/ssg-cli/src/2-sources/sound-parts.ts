import { outcome, type Outcome } from '../model/outcome.ts'

/**
 * The parts that do no harm together, found by halves: of many few are wrong. None are asked for when there are none.
 * With them comes what is wrong with each of the others alone, which another one's mistake may have hidden.
 */
export async function soundParts<T>(
  parts: readonly T[],
  tried: (some: readonly T[]) => Promise<Outcome<unknown>>,
): Promise<Outcome<readonly T[]>> {
  if (parts.length === 0) return outcome(parts)
  const { value, diagnostics } = await tried(parts)
  if (value !== undefined) return outcome(parts)
  if (parts.length === 1) return outcome([], diagnostics)
  const middle = parts.length >> 1
  const left = await soundParts(parts.slice(0, middle), tried)
  const right = await soundParts(parts.slice(middle), tried)
  return outcome([...left.value, ...right.value], [...left.diagnostics, ...right.diagnostics])
}
