/**
 * Write where a value stands in the config, as an author would.
 *
 *     keyPath(['collections', 0, 'versions', '8.1'])  // → 'collections[0].versions["8.1"]'
 */
export function keyPath(path: readonly PropertyKey[]): string {
  const text = path.map((key) => {
    if (typeof key === 'number') return `[${key}]`
    const name = String(key)
    return /^[\w$]+$/.test(name) ? `.${name}` : `[${JSON.stringify(name)}]`
  })
  return text.join('').replace(/^\./, '')
}
