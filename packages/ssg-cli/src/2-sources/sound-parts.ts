/** The parts that do no harm together, found by halves: of many few are wrong. None are asked for when there are none. */
export async function soundParts<T>(
  parts: readonly T[],
  areSound: (some: readonly T[]) => Promise<boolean>,
): Promise<readonly T[]> {
  if (parts.length === 0 || (await areSound(parts))) return parts
  if (parts.length === 1) return []
  const middle = parts.length >> 1
  return [...(await soundParts(parts.slice(0, middle), areSound)), ...(await soundParts(parts.slice(middle), areSound))]
}
