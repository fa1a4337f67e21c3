import type { Nodes } from 'mdast'

/** What a reader reads of a node: without HTML tags, expressions and footnote marks. */
export function plainText(node: Nodes): string {
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
    default:
      if ('value' in node) return node.value
      return 'children' in node ? node.children.map(plainText).join('') : ''
  }
}
