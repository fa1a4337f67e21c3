import type { Nodes as HastNodes } from 'hast'
import type { Nodes as MdastNodes, Parents } from 'mdast'
import type { Position } from '../../model/diagnostic.ts'

/** A JSX element of MDX, in a block or in text. */
export type JsxElement = Extract<MdastNodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>

/** An attribute with a name, not a spread. */
export type JsxAttribute = Extract<JsxElement['attributes'][number], { type: 'mdxJsxAttribute' }>

/** True for JSX elements. */
export function isJsx(node: { readonly type: string }): node is JsxElement {
  return node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement'
}

/** An attribute of a JSX element by name. */
export function jsxAttribute(node: JsxElement, name: string): JsxAttribute | undefined {
  for (const attribute of node.attributes) {
    if (attribute.type === 'mdxJsxAttribute' && attribute.name === name) return attribute
  }
  return undefined
}

/** The value of an attribute that is a plain string: `a="b"`. */
export function jsxText(node: JsxElement, name: string): string | undefined {
  const value = jsxAttribute(node, name)?.value
  return typeof value === 'string' ? value : undefined
}

/**
 * Call a function for each node before its children. Returning `skip` leaves out the children.
 *
 * A list that a visitor changes at or after the current index is read as it is afterwards.
 */
export function walk(
  node: MdastNodes,
  visit: (node: MdastNodes, index: number, parent: Parents | undefined) => 'skip' | void,
): void {
  step(node, 0, undefined, visit)
}

function step(
  node: MdastNodes,
  index: number,
  parent: Parents | undefined,
  visit: (node: MdastNodes, index: number, parent: Parents | undefined) => 'skip' | void,
): void {
  if (visit(node, index, parent) === 'skip' || !('children' in node)) return
  for (let at = 0; at < node.children.length; at++) {
    const child = node.children[at]
    if (child) step(child, at, node, visit)
  }
}

/** Where a node stands. Nodes that the compiler made stand at the start of the file. */
export function positionOf(node: Pick<MdastNodes | HastNodes, 'position'>): Position {
  const { position } = node
  if (!position) return { line: 1, column: 1, endLine: 1, endColumn: 1 }
  const { start, end } = position
  return { line: start.line, column: start.column, endLine: end.line, endColumn: end.column }
}
