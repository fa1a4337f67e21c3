/**
 * A path as a URL has it: what would end it there, as a query or an anchor, is a part of a name.
 *
 *     encodePath('./a b#c.md')  // → './a%20b%23c.md'
 */
export function encodePath(path: string): string {
  return encodeURI(path).replace(/[?#]/g, encodeURIComponent)
}
