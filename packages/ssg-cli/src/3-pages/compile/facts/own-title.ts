import type { Element, Nodes } from 'hast'

/**
 * The title that a body brings along: its first heading, if that is of level 1 and no thematic break stands above it. A page
 * with one shows no other.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter
 */
export function ownTitle(tree: Nodes): Element | undefined {
  const first = firstMark(tree)
  return first?.tagName === 'h1' ? first : undefined
}

/** The first heading or thematic break of a tree, in the order of the text. */
function firstMark(node: Nodes): Element | undefined {
  if (node.type === 'element' && /^h[1-6r]$/.test(node.tagName)) return node
  for (const child of 'children' in node ? node.children : []) {
    const found = firstMark(child)
    if (found) return found
  }
  return undefined
}
