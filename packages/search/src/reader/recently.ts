/**
 * A function that remembers its answers to the `limit` keys that it was asked for last.
 *
 *     const pieceOf = recently(8, (name: string) => parse(name))
 */
export function recently<Input, Value extends object>(
  limit: number,
  make: (input: Input) => Value,
): (key: string, input: Input) => Value {
  const known = new Map<string, Value>()
  return (key, input) => {
    const value = known.get(key) ?? make(input)
    // A map is in the order of its entries: the first one is the one not asked for longest.
    known.delete(key)
    known.set(key, value)
    const [oldest] = known.keys()
    if (known.size > limit && oldest !== undefined) known.delete(oldest)
    return value
  }
}
