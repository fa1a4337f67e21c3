/** Compare texts by their characters' codes: the same on every machine, unlike a comparison by language. */
export function byOrder(left: string, right: string): number {
  if (left === right) return 0
  return left < right ? -1 : 1
}
