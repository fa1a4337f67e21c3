import type { Nodes } from 'mdast'
import { escapeHtml } from '../../../text/html/escape.ts'
import { mathml } from '../math.ts'

const tags: Readonly<Record<string, string>> = { emphasis: 'em', strong: 'strong', delete: 'del' }

/** HTML of inline content for the table of contents: without links, images and components. */
export function inlineHtml(node: Nodes): string {
  if (node.type === 'text') return escapeHtml(node.value)
  if (node.type === 'inlineCode') return `<code>${escapeHtml(node.value)}</code>`
  if (node.type === 'inlineMath') {
    const made = mathml(node.value, 'inline')
    return 'html' in made ? made.html : escapeHtml(node.value)
  }
  if (node.type === 'break') return ' '
  if (!('children' in node)) return ''
  const content = node.children.map(inlineHtml).join('')
  const tag = tags[node.type]
  return tag ? `<${tag}>${content}</${tag}>` : content
}
