import { raw } from 'hast-util-raw'
import { toMdast } from 'hast-util-to-mdast'
import type { Heading, Nodes, Root } from 'mdast'
import { fromMarkdown } from 'mdast-util-from-markdown'
import { gfmFromMarkdown } from 'mdast-util-gfm'
import { toHast } from 'mdast-util-to-hast'
import { gfm } from 'micromark-extension-gfm'
import { isPlain } from './is-plain.ts'
import { isContent, paragraph, text, type Content } from './nodes.ts'

/**
 * Read Markdown that was written for another tool: CommonMark with the tables of GFM, and with HTML, of which the parts
 * that Markdown has too are kept. Its headings begin at `level`.
 *
 *     foreignMarkdown('# A\n\n<b>c</b> {d}', 3)  // → a heading of level 3, and a paragraph with strong text
 *
 * @see https://spec.openapis.org/oas/v3.1.1.html#rich-text-formatting
 */
export function foreignMarkdown(markdown: string, level: number): readonly Content[] {
  // Most descriptions are a sentence, and parsing is what takes longest.
  if (isPlain(markdown)) return [paragraph(text(markdown))]
  const tree = fromMarkdown(markdown, { extensions: [syntax], mdastExtensions: [nodes] })
  const plain = has(tree, 'html') || has(tree, 'footnoteReference') ? withoutHtml(tree) : withoutReferences(tree)
  shiftHeadings(plain, level)
  return plain.children.filter(isContent)
}

const syntax = gfm()
const nodes = gfmFromMarkdown()

function has(tree: Nodes, type: Nodes['type']): boolean {
  return tree.type === type || ('children' in tree && tree.children.some((child) => has(child, type)))
}

/** By way of an HTML parser, which mends what nobody closed. */
function withoutHtml(tree: Root): Root {
  const found = toMdast(raw(toHast(tree, { allowDangerousHtml: true })), { newlines: false })
  if (found.type === 'root') return found
  return { type: 'root', children: [] }
}

/** Definitions reach over a whole file, and several texts may come into one. */
function withoutReferences(tree: Root): Root {
  return has(tree, 'definition') ? withoutHtml(tree) : tree
}

function shiftHeadings(tree: Root, level: number): void {
  const headings: Heading[] = []
  const collect = (node: Nodes): void => {
    if (node.type === 'heading') headings.push(node)
    if ('children' in node) for (const child of node.children) collect(child)
  }
  collect(tree)
  const top = Math.min(...headings.map(({ depth }) => depth))
  // Below the sixth level there is none.
  for (const node of headings) node.depth = Math.min(6, node.depth - top + level) as Heading['depth']
}
