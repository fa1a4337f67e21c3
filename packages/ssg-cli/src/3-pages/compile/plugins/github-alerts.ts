import type { Blockquote, Nodes, Root } from 'mdast'
import { unhandledDirective } from '../../../diagnostics/catalogue.ts'
import { positionOf, walk } from '../tree.ts'
import type { TreePlugin, Unit } from '../types.ts'
import type { DirectiveMaker } from './directives/directive-maker.ts'
import { directiveMakers } from './directives/makers.ts'

const marker = /^\[!([A-Z]+)\][ \t]*(?:\n|$)/i

/**
 * Turn GitHub alerts into admonitions: a quote whose first line is `[!NOTE]`.
 *
 * @see https://docs.github.com/en/get-started/writing-on-github/getting-started-with-writing-and-formatting-on-github/basic-writing-and-formatting-syntax#alerts
 */
export const remarkGithubAlerts: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (!unit || !unit.mayHold('[!')) return
  const makers = directiveMakers(unit.page.options.markdown)
  walk(tree, (node, index, parent) => {
    if (node.type !== 'blockquote' || !parent) return
    const alert = alertOf(node, makers, unit)
    // An alert stands where the quote stood: both are blocks.
    if (alert) (parent.children as Nodes[])[index] = alert
  })
}

function alertOf(quote: Blockquote, makers: ReadonlyMap<string, DirectiveMaker>, unit: Unit) {
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
  const name = (found[1] ?? '').toLowerCase()
  const make = makers.get(name)
  if (!make) {
    const position = positionOf(first)
    const span = { ...position, endLine: position.line, endColumn: position.column + '[!]'.length + name.length }
    const available = [...makers.keys()]
    const told = { file: unit.source, position: span, name, available, form: 'alert' } as const
    unit.page.diagnostics.push(unhandledDirective(told))
  }
  return make?.({ name, label: [], attributes: {}, children, position: quote.position })
}
