import type { Expression, Node, Program } from 'estree'
import { hashOf } from '../../../text/hash.ts'
import type { JsxAttribute, JsxElement } from '../tree.ts'
import { walkEstree } from './estree.ts'

/** An attribute of a JSX element, or a spread. */
export type Attribute = JsxElement['attributes'][number]

/** The code of an attribute; undefined for a text. */
export function codeOf(attribute: Attribute): Program | undefined {
  const holder = attribute.type === 'mdxJsxExpressionAttribute' ? attribute : attribute.value
  return (typeof holder === 'object' && holder?.data?.estree) || undefined
}

/** An attribute as JSX. */
export function textOf(attribute: Attribute): string {
  if (attribute.type === 'mdxJsxExpressionAttribute') return `{${attribute.value}}`
  return attribute.name + valueOf(attribute)
}

function valueOf({ value }: JsxAttribute): string {
  if (value === null || value === undefined) return ''
  return `={${typeof value === 'string' ? JSON.stringify(value) : value.value}}`
}

/**
 * The name of a component that stands for code, however that is indented.
 *
 *     nameOf('b', ['onClick={go}'])  // → 'B_1a2b3c4d'
 */
export function nameOf(what: string, texts: readonly string[]): string {
  const hash = hashOf([what, ...texts].join('\n').replace(/^\s+/gm, '')).slice(0, 8)
  return `${what.charAt(0).toUpperCase()}${what.slice(1).replace(/\W/g, '_')}_${hash}`
}

/** The expression that a program of MDX is. */
export function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? []
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

/** True for an event of an element of HTML that is given something to call. */
export function isEvent(attribute: Attribute): boolean {
  if (attribute.type !== 'mdxJsxAttribute' || !/^on[A-Z]/.test(attribute.name)) return false
  const expression = expressionOf(codeOf(attribute))
  return expression !== undefined && mayBeFunction(expression)
}

function mayBeFunction({ type }: Pick<Expression, 'type'>): boolean {
  return !['Literal', 'TemplateLiteral', 'ObjectExpression', 'JSXEmptyExpression'].includes(type)
}

/** The first event of an element of HTML in code. */
export function eventIn(code: unknown): string | undefined {
  const names: string[] = []
  walkEstree(code, (node) => {
    // JSX nodes are no part of the types of estree.
    const { type, name, attributes = [] } = node as unknown as OpeningTag
    if (type !== 'JSXOpeningElement' || !/^[a-z]/.test(String(name?.name))) return
    for (const { name: own, value } of attributes)
      if (/^on[A-Z]/.test(String(own?.name)) && value?.expression && mayBeFunction(value.expression))
        names.push(String(own?.name))
  })
  return names[0]
}

interface OpeningTag {
  readonly type: string
  readonly name?: { readonly name?: unknown }
  readonly attributes?: readonly {
    readonly name?: { readonly name?: unknown }
    readonly value?: { readonly expression?: Pick<Expression, 'type'> } | null
  }[]
}

/** True for code that asks what a page gives its MDX: a module beside it has no `props`. */
export function asksProps(code: unknown): boolean {
  let asks = false
  walkEstree(code, (node) => {
    asks ||= node.type === 'Identifier' && node.name === 'props'
  })
  return asks
}

/** True for a call of `createContext`. */
export function makesContext(value: Node | null | undefined): boolean {
  if (value?.type !== 'CallExpression') return false
  const { callee } = value
  const name = callee.type === 'MemberExpression' ? callee.property : callee
  return name.type === 'Identifier' && name.name === 'createContext'
}
