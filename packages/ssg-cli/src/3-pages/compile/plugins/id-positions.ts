import type { Element, Nodes, Root } from 'hast'
import type { Position } from '../../../model/diagnostic.ts'
import { textPosition } from '../text-position.ts'
import { positionOf, type JsxAttribute, type JsxElement } from '../tree.ts'
import type { TreePlugin, Unit } from '../types.ts'

/** More than those that hold ids is harmless. Looking for both signs in one line would take the square of its length. */
const mayHoldIds = (text: string) =>
  (text.includes(':::') && text.includes('{')) || /\b(?:id|name|anchor)\s*=/.test(text)

/** Remember where authors wrote ids and anchor names on other things than Markdown headings, for those that stand twice. */
export const rehypeIdPositions: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (unit && mayHoldIds(unit.text)) visit(tree, unit)
}

function visit(node: Nodes, unit: Unit): void {
  if (node.type === 'element') ofElement(node, unit)
  // The types of JSX in the two kinds of trees differ in their children only.
  else if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') ofJsx(node as JsxElement, unit)
  if ('children' in node) for (const child of node.children) visit(child, unit)
}

function ofElement(element: Element, unit: Unit): void {
  if (!element.position) return
  const { id, name } = element.properties
  for (const value of element.tagName === 'a' ? [id, name] : [id]) {
    if (typeof value !== 'string' || value === '') continue
    const position = attributePosition(positionOf(element), value, unit)
    // What the compiler made, such as the id of a heading or row, is not written as an attribute.
    if (position) unit.page.idPositions.push({ id: value, source: unit.source, position })
  }
}

function ofJsx(node: JsxElement, unit: Unit): void {
  for (const attribute of node.attributes) {
    if (attribute.type !== 'mdxJsxAttribute') continue
    const { name } = attribute
    const value = textIn(attribute.value)
    const isId = name === 'id' || (name === 'name' && node.name === 'a')
    // A component may make an id of it.
    const isGiven = !isId && /^(?:name|anchor)$/.test(name) && /^[A-Z]/.test(node.name ?? '')
    if (value === undefined || (!isId && !isGiven)) continue
    const position = attribute.position
      ? textPosition(positionOf(attribute), writtenOf(attribute.value), unit)
      : openingPosition(node, value, unit)
    unit.page.idPositions.push({ id: value, source: unit.source, position, ...(isGiven && { isGiven }) })
  }
}

/** `"a"` and `{'a'}` */
function textIn(value: JsxAttribute['value']): string | undefined {
  if (typeof value === 'string') return value
  return /^\s*(['"])([^'"\\\n]+)\1\s*$/.exec(value?.value ?? '')?.[2]
}

function writtenOf(value: JsxAttribute['value']): string {
  return typeof value === 'string' ? `"${value}"` : (value?.value.trim() ?? '')
}

/** The id of an admonition, in the line that opens it: `:::note{#id}`. */
function openingPosition(node: JsxElement, id: string, unit: Unit): Position {
  const position = positionOf(node)
  const line = unit.lines()[position.line - 1] ?? ''
  return textPosition({ ...position, endLine: position.line, endColumn: line.length + 1 }, `#${id}`, unit)
}

function attributePosition(position: Position, value: string, unit: Unit): Position | undefined {
  for (const written of [`id="${value}"`, `id='${value}'`, `id=${value}`, `name="${value}"`, `name='${value}'`]) {
    const found = textPosition(position, written, unit)
    if (found !== position) return found
  }
  return undefined
}
