import type { Nodes } from 'mdast'
import type { InlineMath } from 'mdast-util-math'

/**
 * What a reader reads of a node: without HTML tags, expressions and footnote marks. A formula is its source, from which
 * slugs are made, unless `formula` says otherwise.
 */
export function plainText(node: Nodes, formula: (node: InlineMath) => string = ({ value }) => value): string {
  switch (node.type) {
    case 'html':
    case 'mdxTextExpression':
    case 'mdxFlowExpression':
    case 'mdxjsEsm':
      return ''
    case 'break':
      return ' '
    case 'image':
    case 'imageReference':
      return node.alt ?? ''
    case 'inlineMath':
      return formula(node)
    default:
      if ('value' in node) return node.value
      return 'children' in node ? node.children.map((child) => plainText(child, formula)).join('') : ''
  }
}
