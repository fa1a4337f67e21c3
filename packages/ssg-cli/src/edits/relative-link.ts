import { folderOf } from '../text/resolve-path.ts'

/**
 * The relative link from a file to another one, in the manner of the link that it replaces.
 *
 *     relativeLink('docs/a.md', 'docs/b/c.md', './old.md')  // → './b/c.md'
 *     relativeLink('docs/a.md', 'docs/b/c.md', 'old.md')    // → 'b/c.md'
 */
export function relativeLink(file: string, target: string, written: string): string {
  const from = folderOf(file).split('/').filter(Boolean)
  const to = target.split('/')
  let shared = 0
  while (shared < from.length && shared < to.length - 1 && from[shared] === to[shared]) shared++
  const path = to.slice(shared).map(encodeURI).join('/')
  if (shared < from.length) return '../'.repeat(from.length - shared) + path
  return written.startsWith('.') ? `./${path}` : path
}
