/**
 * The name that an author knows of a function in a bundle: esbuild names a default export without a name after its file.
 *
 *     nameInSource('Price_default')  // → 'Price'
 */
export function nameInSource(name: string): string {
  return name.replace(/_default\d*$/, '')
}
