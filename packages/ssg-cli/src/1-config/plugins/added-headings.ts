import type { Heading, Nodes } from 'mdast'
import type { Node } from 'unist'
import { plainText } from '../../3-pages/compile/facts/plain-text.ts'
import { walk } from '../../3-pages/compile/tree.ts'

/**
 * Remember the headings of a tree that a plugin is about to change. The function that comes back marks those which came with it:
 * in Docusaurus they have no id, and leave those of their names to what authors wrote.
 */
export function addedHeadings(before: Node): (after: Node) => void {
  const written = new Set(headingsOf(before))
  const names = new Set([...written].map(nameOf))
  return (after) => {
    for (const heading of headingsOf(after)) {
      // A plugin may make the tree anew: what stands at the same place and says the same was written.
      if (!written.has(heading) && !names.has(nameOf(heading))) heading.data = { ...heading.data, isAdded: true }
    }
  }
}

function headingsOf(tree: Node): readonly Heading[] {
  const found: Heading[] = []
  // Plugins for Markdown are given its nodes.
  walk(tree as Nodes, (node) => void (node.type === 'heading' && found.push(node)))
  return found
}

function nameOf(heading: Heading): string {
  return `${heading.position?.start.offset} ${heading.depth} ${plainText(heading)}`
}
