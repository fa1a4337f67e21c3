import { encodePath } from '../text/urls/encode-path.ts'
import { folderOf, relativePath } from '../text/urls/resolve-path.ts'

/**
 * The relative link from a file to another one, in the manner of the link that it replaces.
 *
 *     relativeLink('docs/a.md', 'docs/b/c.md', './old.md')  // → './b/c.md'
 *     relativeLink('docs/a.md', 'docs/b/c.md', 'old.md')    // → 'b/c.md'
 */
export function relativeLink(file: string, target: string, written: string): string {
  const path = relativePath(folderOf(file), target)
  if (path === undefined) return encodePath(`@site/${target}`)
  return encodePath(written.startsWith('.') && !path.startsWith('../') ? `./${path}` : path)
}
