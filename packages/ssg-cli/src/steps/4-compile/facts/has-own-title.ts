import type { Nodes } from 'hast'

/**
 * Whether the first heading of a body is of level 1, with no thematic break above it: then it is the title of its page,
 * and the page shows no other.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-docs#markdown-front-matter
 */
export function hasOwnTitle(tree: Nodes): boolean {
  return firstMark(tree) === 'h1'
}

/** The first heading or thematic break of a tree, in the order of the text. */
function firstMark(node: Nodes): string | undefined {
  if (node.type === 'element' && /^h[1-6r]$/.test(node.tagName)) return node.tagName
  for (const child of 'children' in node ? node.children : []) {
    const found = firstMark(child)
    if (found !== undefined) return found
  }
  return undefined
}
