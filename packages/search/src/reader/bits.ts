/**
 * How many bits of a whole number of 32 bits are set.
 *
 *     bits(0b1011)  // → 3
 */
export function bits(mask: number): number {
  let count = 0
  for (let rest = mask; rest !== 0; rest &= rest - 1) count++
  return count
}
