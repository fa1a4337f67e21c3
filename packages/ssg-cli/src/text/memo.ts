/** A function that makes its value when it is first asked for, and keeps it. */
export function memo<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined
  return () => (made ??= { value: make() }).value
}
