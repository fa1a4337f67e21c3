import type { Blockquote, Nodes, Root } from 'mdast'
import { admonition } from '../admonition.ts'
import { walk } from '../tree.ts'
import type { TreePlugin } from '../types.ts'

const marker = /^\[!([A-Z]+)\][ \t]*(?:\n|$)/i

/**
 * Turn GitHub alerts into admonitions: a quote whose first line is `[!NOTE]`.
 *
 * @see https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#alerts
 */
export const remarkGithubAlerts: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (!unit || !unit.text.includes('[!')) return
  walk(tree, (node, index, parent) => {
    if (node.type !== 'blockquote' || !parent) return
    const alert = alertOf(node, unit.page.options.markdown.admonitions)
    // An alert stands where the quote stood: both are blocks.
    if (alert) (parent.children as Nodes[])[index] = alert
  })
}

function alertOf(quote: Blockquote, config: Readonly<Record<string, string>>) {
  const [paragraph, ...rest] = quote.children
  const first = paragraph?.type === 'paragraph' ? paragraph.children[0] : undefined
  if (paragraph?.type !== 'paragraph' || first?.type !== 'text') return undefined
  const found = marker.exec(first.value)
  if (!found) return undefined
  const text = first.value.slice(found[0].length)
  const inline = [...(text ? [{ ...first, value: text }] : []), ...paragraph.children.slice(1)]
  // A hard break after the marker belongs to the marker.
  if (inline[0]?.type === 'break') inline.shift()
  const children = inline.length > 0 ? [{ ...paragraph, children: inline }, ...rest] : rest
  const type = (found[1] ?? '').toLowerCase()
  return admonition({ type, title: [], attributes: {}, children, position: quote.position, config })
}
