import type { Properties } from 'hast'
import type { Data, Nodes, Root } from 'mdast'
import { markdownSyntax } from '../../../diagnostics/catalogue.ts'
import { mathml } from '../math.ts'
import { positionOf, walk } from '../tree.ts'
import type { TreePlugin, Unit } from '../types.ts'

/** Turn `$…$` and `$$…$$` into MathML. A paragraph that is one `$$…$$` is a formula of its own. */
export const remarkMath: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (!unit || !unit.mayHold('$') || unit.page.extensions?.syntax?.replaces.has('math')) return
  walk(tree, (node, index, parent) => {
    if (node.type === 'inlineMath') node.data = formula(node.value, 'inline', node, unit)
    if (node.type === 'math') node.data = formula(node.value, 'block', node, unit)
    const [only, ...others] = node.type === 'paragraph' ? node.children : []
    if (only?.type !== 'inlineMath' || others.length > 0 || !parent || !isDoubled(only, unit)) return
    const block: Nodes = { type: 'math', value: only.value, position: only.position }
    block.data = formula(only.value, 'block', only, unit)
    // A block stands where the paragraph stood.
    const siblings = parent.children as Nodes[]
    siblings[index] = block
    return 'skip'
  })
}

function isDoubled(node: Nodes, unit: Unit): boolean {
  const { line, column } = positionOf(node)
  return (unit.lines()[line - 1] ?? '').startsWith('$$', column - 1)
}

function formula(latex: string, display: 'inline' | 'block', node: Nodes, unit: Unit): Data {
  const made = mathml(latex, display)
  const tagName = display === 'inline' ? 'span' : 'div'
  const className = [display === 'inline' ? 'math' : 'math math--block']
  if ('html' in made) {
    // React's property for HTML that is made already: one element, whatever the size of the formula.
    const properties = { className, dangerouslySetInnerHTML: { __html: made.html } } as unknown as Properties
    return { made: { type: 'element', tagName, properties, children: [] }, mathml: made.html }
  }
  unit.page.diagnostics.push(
    markdownSyntax({
      file: unit.source,
      position: positionOf(node),
      message: `Unexpected math "${shorten(latex)}", expected LaTeX: ${made.problem}`,
      hint: 'Write "\\$" for a dollar sign that starts no formula.',
    }),
  )
  return { made: { type: 'element', tagName: 'code', properties: {}, children: [{ type: 'text', value: latex }] } }
}

function shorten(text: string): string {
  const line = text.replace(/\s+/g, ' ').trim()
  return line.length > 60 ? `${line.slice(0, 59)}…` : line
}
