import type { Nodes, Root } from 'mdast'
import { mdxInMarkdown } from '../../../diagnostics/catalogue.ts'
import { positionOf, walk } from '../tree.ts'
import { textPosition } from '../text-position.ts'
import type { TreePlugin, Unit } from '../types.ts'

const statement = /^import\s(?:[^'"]*\sfrom\s*)?(['"])[^'"\n]+\1/
const tag = /^<([A-Za-z][\w.]*)/
/** An attribute with an expression: `rows={3}`. Values in quotes may hold anything. */
const expression = /^<[A-Za-z](?:[^"'<>]|"[^"]*"|'[^']*')*?\s[\w-]+=\{/

/**
 * Tell authors of a Markdown file that it was meant as MDX: its imports are paragraphs, its components are elements
 * that no browser knows. The first sign is told, the others have the same cause.
 */
export const remarkStrayMdx: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (!unit || unit.format === 'mdx' || !/^import\s|<[A-Z]|=\{/m.test(unit.text)) return
  let written: string | undefined
  walk(tree, (node) => {
    if (written !== undefined) return 'skip'
    written = mdxOf(node, unit)
    if (written === undefined) return
    const position = textPosition(positionOf(node), written, unit)
    unit.page.diagnostics.push(mdxInMarkdown({ file: unit.source, position, written }))
  })
}

function mdxOf(node: Nodes, { page }: Unit): string | undefined {
  if (node.type === 'paragraph') {
    const [first] = node.children
    return first?.type === 'text' ? statement.exec(first.value)?.[0] : undefined
  }
  if (node.type !== 'html') return undefined
  const name = tag.exec(node.value)?.[1]
  if (name === undefined) return undefined
  // `<Details>` is HTML too, and so may other names with one capital be.
  const isComponent =
    /^[A-Z][a-z\d]+[A-Z.]/.test(name) || (name !== 'Details' && page.options.components.includes(name))
  return isComponent || expression.test(node.value) ? `<${name}` : undefined
}
