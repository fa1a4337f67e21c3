import type { Expression, Node } from 'estree'
import type { Root } from 'mdast'
import { browserCodeInMdx } from '../../../diagnostics/catalogue.ts'
import type { Position } from '../../../model/diagnostic.ts'
import { isJsx, positionOf, walk, type JsxElement } from '../tree.ts'
import type { ImportedName, Unit } from '../types.ts'
import { clientNames } from './client-names.ts'
import { estreePosition, walkEstree } from './estree.ts'
import { isAction, isFunction, isWritten } from './is-function.ts'

/** Report the first hook or event in an MDX file that only a browser would run: code of MDX is rendered, and that is all. */
export function browserCode(tree: Root, unit: Unit): void {
  if (unit.format === 'md') return
  const found: { readonly name: string; readonly position: Position }[] = []
  const imports = new Map(unit.imports.map((imported) => [imported.local, imported]))
  const functions = new Set([...unit.esm.exports.values(), ...imports.keys()])
  const readCode = (estree: unknown) =>
    walkEstree(estree, (node) => {
      const use = useIn(node, imports, functions)
      if (use) found.push({ name: use.name, position: estreePosition(use.node) })
    })
  readCode(unit.esm.statements)
  walk(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') readCode(node.data?.estree?.body)
    if (!isJsx(node)) return
    const known = node.name === null ? undefined : knownName(imports.get(node.name))
    if (known !== undefined) found.push({ name: known, position: tagPosition(node) })
    for (const attribute of node.attributes) {
      if (attribute.type !== 'mdxJsxAttribute' || typeof attribute.value !== 'object') continue
      const [statement] = attribute.value?.data?.estree?.body ?? []
      const value = isElement(node.name) && statement?.type === 'ExpressionStatement' ? statement.expression : undefined
      if (value && isAnswer(attribute.name, value, functions))
        found.push({ name: attribute.name, position: nameSpan(positionOf(attribute), attribute.name) })
      else readCode(statement)
    }
  })
  const [first] = found.sort(({ position: a }, { position: b }) => a.line - b.line || a.column - b.column)
  if (first) unit.page.diagnostics.push(browserCodeInMdx({ file: unit.source, ...first }))
}

interface Found {
  readonly name: string
  readonly node: Pick<Node, 'loc'>
}

function useIn(
  node: Node,
  imports: ReadonlyMap<string, ImportedName>,
  functions: ReadonlySet<string>,
): Found | undefined {
  if (node.type === 'CallExpression') return calledIn(node, imports)
  // JSX nodes are no part of the types of estree.
  const jsx = node as { readonly type: string } as JsxNode
  if (jsx.type !== 'JSXOpeningElement' || jsx.name.type !== 'JSXIdentifier') return undefined
  const known = knownName(imports.get(jsx.name.name))
  if (known !== undefined) return { name: known, node: jsx.name }
  if (!isElement(jsx.name.name)) return undefined
  const event = jsx.attributes.find(
    ({ name, value }) =>
      value?.type === 'JSXExpressionContainer' && isAnswer(String(name?.name), value.expression, functions),
  )
  return event?.name && { name: String(event.name.name), node: event.name }
}

function calledIn(
  { callee }: Extract<Node, { type: 'CallExpression' }>,
  imports: ReadonlyMap<string, ImportedName>,
): Found | undefined {
  if (callee.type === 'Identifier') {
    const name = knownName(imports.get(callee.name))
    return name === undefined ? undefined : { name, node: callee }
  }
  if (callee.type !== 'MemberExpression' || callee.object.type !== 'Identifier') return undefined
  const all = imports.get(callee.object.name)
  if (!all || callee.property.type !== 'Identifier' || (all.imported !== '*' && all.imported !== 'default'))
    return undefined
  const name = knownName({ ...all, imported: callee.property.name })
  return name === undefined ? undefined : { name, node: callee }
}

interface JsxNode {
  readonly type: string
  readonly name: { readonly type: string; readonly name: string } & Pick<Node, 'loc'>
  readonly attributes: readonly {
    readonly name?: { readonly name: unknown } & Pick<Node, 'loc'>
    readonly value?: { readonly type: string; readonly expression: Parameters<typeof isFunction>[0] } | null
  }[]
}

function knownName(imported: ImportedName | undefined): string | undefined {
  // The specifier of a package that was found is the key of its module.
  return imported && clientNames[imported.specifier.replace(/^package:/, '')]?.[imported.imported]
}

function isElement(name: string | null): boolean {
  return name !== null && /^[a-z][^.]*$/.test(name)
}

function isAnswer(name: string, value: Expression, functions: ReadonlySet<string>): boolean {
  return isAction(name) ? isWritten(value, new Set()) : /^on[A-Z]/.test(name) && isFunction(value, functions)
}

function tagPosition(node: JsxElement): Position {
  const { line, column } = positionOf(node)
  return nameSpan({ line, column: column + 1, endLine: line, endColumn: column + 1 }, node.name ?? '')
}

function nameSpan({ line, column }: Position, name: string): Position {
  return { line, column, endLine: line, endColumn: column + name.length }
}
