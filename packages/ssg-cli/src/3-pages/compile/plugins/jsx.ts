import type { Nodes, Paragraph, Root } from 'mdast'
import { markdownSyntax } from '../../../diagnostics/catalogue.ts'
import { isJsx, jsxAttribute, positionOf, walk, type JsxElement } from '../tree.ts'
import type { TreePlugin, Unit } from '../types.ts'
import { admonitionTitle } from './directives/admonition.ts'

/** HTML names of attributes that React calls differently. */
const reactNames: Readonly<Record<string, string>> = { class: 'className', for: 'htmlFor' }

/** Make JSX what authors mean by it: a paragraph of components only is no paragraph, `class` is `className`. */
export const remarkJsx: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (!unit || (unit.format === 'md' && !unit.page.extensions)) return
  walk(tree, (node, index, parent) => {
    if (node.type === 'paragraph' && parent && isOnlyJsx(node) && !isTitle(node)) {
      // Blocks stand where the paragraph stood.
      const siblings = parent.children as Nodes[]
      siblings.splice(index, 1, ...asBlocks(node))
    }
    if (!isJsx(node)) return
    // An article has no head of its own: its page has.
    if (node.name === 'head') node.name = 'Head'
    renameAttributes(node, unit)
  })
}

function isOnlyJsx({ children }: Paragraph): boolean {
  let found = false
  for (const child of children) {
    if (isJsx(child) || child.type === 'mdxTextExpression') found = true
    else if (child.type !== 'text' || child.value.trim() !== '') return false
  }
  return found
}

/** True for the paragraph that holds the title of an admonition: rendering looks for it. */
function isTitle({ children }: Paragraph): boolean {
  const [only] = children
  return only?.type === 'mdxJsxTextElement' && only.name === admonitionTitle
}

/** The same nodes under their names for blocks: their children are still to be visited. */
function asBlocks({ children }: Paragraph): Nodes[] {
  return children.flatMap((child): Nodes[] => {
    if (child.type === 'mdxTextExpression') return [Object.assign(child, { type: 'mdxFlowExpression' as const })]
    return isJsx(child) ? [Object.assign(child, { type: 'mdxJsxFlowElement' as const })] : []
  })
}

function renameAttributes(node: JsxElement, unit: Unit): void {
  if (node.name === null || !/^[a-z]/.test(node.name) || node.name.includes('.')) return
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute') attribute.name = reactNames[attribute.name] ?? attribute.name
  }
  const style = jsxAttribute(node, 'style')
  if (!style || (typeof style.value === 'object' && style.value !== null)) return
  unit.page.diagnostics.push(
    markdownSyntax({
      file: unit.source,
      position: positionOf(style),
      message: 'Unexpected text as "style", expected an object of CSS properties',
      hint: "Write style={{ color: 'red' }}, or use a class.",
    }),
  )
  node.attributes = node.attributes.filter((attribute) => attribute !== style)
}
