import type { Expression, Node } from 'estree'
import type { Position } from '../../../model/diagnostic.ts'
import { fixedText } from '../code-components.ts'
import { positionOf, type JsxAttribute, type JsxElement } from '../tree.ts'
import type { Unit } from '../types.ts'
import { estreePosition } from './estree.ts'

/** An opening tag in code, as `<Tab />` in `{list.map(() => <Tab />)}`: JSX is no part of the types of estree. */
export interface OpeningTag {
  readonly type: 'JSXOpeningElement'
  readonly attributes: readonly (CodeAttribute | { readonly type: 'JSXSpreadAttribute' })[]
}

interface CodeAttribute extends Pick<Node, 'loc'> {
  readonly type: 'JSXAttribute'
  readonly name: Pick<Node, 'loc'> & { readonly type: string; readonly name: unknown }
  readonly value: Expression | { readonly type: 'JSXExpressionContainer'; readonly expression: Expression } | null
}

/** A prop as it is written on an element. */
export interface WrittenProp {
  readonly name: string
  /** Where the name stands. */
  readonly position: Position
  /** Undefined for a value that is no text, or is known only when it is rendered. */
  readonly value: { readonly text: string; readonly position: Position } | undefined
}

/** The props that stand on an element with their names; those of `{...spread}` are known only when it is rendered. */
export function writtenProps(element: JsxElement | OpeningTag, unit: Pick<Unit, 'lines'>): readonly WrittenProp[] {
  if (element.type !== 'JSXOpeningElement')
    return element.attributes.flatMap((each) => (each.type === 'mdxJsxAttribute' ? [ofMdx(each, unit)] : []))
  return element.attributes.flatMap((each) =>
    each.type === 'JSXAttribute' && each.name.type === 'JSXIdentifier' ? [ofCode(each)] : [],
  )
}

function ofMdx(attribute: JsxAttribute, unit: Pick<Unit, 'lines'>): WrittenProp {
  const { name, value } = attribute
  const whole = positionOf(attribute)
  const position = { ...whole, endLine: whole.line, endColumn: whole.column + name.length }
  if (typeof value === 'string') return { name, position, value: { text: value, position: quoted(value, whole, unit) } }
  const [statement] = value?.data?.estree?.body ?? []
  return { name, position, value: statement?.type === 'ExpressionStatement' ? textOf(statement.expression) : undefined }
}

/** A value ends before the quote that ends the attribute. One with entities or line ends is not as it is written. */
function quoted(value: string, whole: Position, { lines }: Pick<Unit, 'lines'>): Position {
  const endColumn = whole.endColumn - 1
  const column = endColumn - value.length
  const isThere = lines()[whole.endLine - 1]?.slice(Math.max(0, column - 1), endColumn - 1) === value
  return isThere ? { line: whole.endLine, column, endLine: whole.endLine, endColumn } : whole
}

function ofCode({ name, value }: CodeAttribute): WrittenProp {
  const expression = value?.type === 'JSXExpressionContainer' ? value.expression : value
  return { name: String(name.name), position: estreePosition(name), value: textOf(expression) }
}

function textOf(expression: Expression | null | undefined): WrittenProp['value'] {
  const text = fixedText(expression)
  if (text === undefined || !expression) return undefined
  const { column, endColumn, ...lines } = estreePosition(expression)
  return { text, position: { ...lines, column: column + 1, endColumn: endColumn - 1 } }
}
