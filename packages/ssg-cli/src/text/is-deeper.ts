/**
 * True when objects and arrays of a value nest deeper than so many levels, or in a circle that is read as often. It looks
 * level by level: a function that calls itself would end where those end that it is to protect.
 *
 *     isDeeper([[1]], 1)  // → true
 */
export function isDeeper(value: unknown, levels: number): boolean {
  let level: ReadonlySet<object> = new Set(isObject(value) ? [value] : [])
  for (let depth = 0; depth < levels && level.size > 0; depth++)
    level = new Set([...level].flatMap((each) => Object.values(each).filter(isObject)))
  return level.size > 0
}

function isObject(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}
