/**
 * Give the earlier value in the place of an equal later one, part by part.
 *
 * Steps make new objects from the same content. With this, "is it the same?" is a comparison of identities for
 * everything that follows: the graph is not made anew, a page is not looked at again.
 *
 *     const before = { heads: [a, b], label: 'x' }
 *     shareEqual(before, { heads: [a, copyOf(b)], label: 'x' })  // → before
 *     shareEqual(before, { heads: [a, c], label: 'x' })          // → new, its first head is still a
 */
export function shareEqual<T>(before: unknown, after: T): T
export function shareEqual(before: unknown, after: unknown): unknown {
  if (Object.is(before, after) || !isContainer(before) || !isContainer(after)) return after
  if (after instanceof Map) return before instanceof Map ? shareMap(before, after) : after
  if (Array.isArray(after)) return Array.isArray(before) ? shareList(before, after) : after
  return isPlain(before) && isPlain(after) ? shareObject(before, after) : after
}

function shareMap(before: ReadonlyMap<unknown, unknown>, after: ReadonlyMap<unknown, unknown>): unknown {
  const keys = [...before.keys()]
  let isSame = before.size === after.size
  let index = 0
  const shared = new Map<unknown, unknown>()
  for (const [key, value] of after) {
    const kept = shareEqual(before.get(key), value)
    shared.set(key, kept)
    // The order of a map is a part of what it says.
    isSame &&= Object.is(keys[index++], key) && Object.is(kept, before.get(key))
  }
  return isSame ? before : shared
}

function shareList(before: readonly unknown[], after: readonly unknown[]): unknown {
  const shared = after.map((value, index) => shareEqual(before[index], value))
  return before.length === after.length && shared.every((value, index) => Object.is(value, before[index]))
    ? before
    : shared
}

type Plain = Readonly<Record<string, unknown>>

function shareObject(before: Plain, after: Plain): unknown {
  const keys = Object.keys(after)
  // A key without a value is as good as no key: what went through JSON has none.
  const given = keys.filter((key) => after[key] !== undefined)
  const givenBefore = Object.keys(before).filter((key) => before[key] !== undefined)
  let isSame = given.length === givenBefore.length && given.every((key, index) => givenBefore[index] === key)
  const shared: Record<string, unknown> = {}
  for (const key of keys) {
    const kept = shareEqual(before[key], after[key])
    shared[key] = kept
    isSame &&= Object.is(kept, before[key])
  }
  return isSame ? before : shared
}

function isContainer(value: unknown): value is object {
  return typeof value === 'object' && value !== null
}

function isPlain(value: object): value is Plain {
  const prototype: unknown = Object.getPrototypeOf(value)
  return prototype === Object.prototype || prototype === null
}
