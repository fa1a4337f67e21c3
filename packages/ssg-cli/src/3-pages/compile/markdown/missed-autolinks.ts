import type { Root } from 'mdast'
import { walk } from '../tree.ts'
import type { Feature } from './features.ts'

/**
 * Find the kinds of literal links that a tree parsed without them may hold: the text of the file did
 * not show whether a URL in it is text.
 */
export function missedAutolinks(tree: Root, parsed: ReadonlySet<Feature>): readonly Feature[] {
  if (parsed.has('email')) return []
  let hasUrl = false
  walk(tree, (node) => {
    if (node.type !== 'text' || hasUrl) return
    hasUrl = /https?:\/\/|www\./i.test(node.value)
  })
  return hasUrl && !parsed.has('url') ? ['url'] : []
}
