import type { Node } from 'estree'
import type { Root } from 'mdast'
import { blockedByPolicy, unknownComponent } from '../../../diagnostics/catalogue.ts'
import type { Position } from '../../../model/diagnostic.ts'
import { replacedComponents } from '../plugins/components/makers.ts'
import { admonitionTitle } from '../plugins/directives/admonition.ts'
import { isJsx, positionOf, walk, type JsxElement } from '../tree.ts'
import type { Unit } from '../types.ts'
import { checkElement } from '../check-element.ts'
import { checkProps } from './check-props.ts'
import { estreePosition, patternNames, walkEstree } from './estree.ts'
import { writtenProps, type OpeningTag } from './written-props.ts'

/** An element whose name may be a component's. */
interface Use {
  readonly name: string
  readonly position: Position
  readonly element: JsxElement | OpeningTag
}

/**
 * Collect the components that a file uses and neither imports nor declares, and report those that nobody registers, and
 * props that mean nothing to those of the theme. A theme that says nothing of itself may have any.
 *
 * Names that stand in braces for something local (`list.map((Item) => <Item />)`) are taken as known:
 * finding out where exactly they are visible would need an analysis that a wrong report isn't worth.
 */
export function freeNames(tree: Root, unit: Unit, declaredNames: ReadonlySet<string>): ReadonlySet<string> {
  const uses: Use[] = []
  const inHead = new Set<unknown>()
  const local = new Set<string>([...declaredNames, ...unit.imports.map((name) => name.local), 'props'])
  const readCode = (estree: unknown) => walkEstree(estree, (node) => readNode(node, { uses, local, unit }))
  readCode(unit.esm.statements)
  walk(tree, (node) => {
    if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') readCode(node.data?.estree?.body)
    if (!isJsx(node)) return
    if (node.name !== null && isComponentName(node.name))
      uses.push({ name: node.name, position: namePosition(node), element: node })
    else if (node.name !== null && !inHead.has(node)) checkJsx(node.name, () => namePosition(node), node, unit)
    // What no head can hold is told when it is rendered.
    if (node.name === 'Head' || node.name === 'head') walk(node, (inner) => void inHead.add(inner))
    for (const attribute of node.attributes) {
      if (attribute.type === 'mdxJsxExpressionAttribute') readCode(attribute.data?.estree?.body)
      else if (typeof attribute.value === 'object') readCode(attribute.value?.data?.estree?.body)
    }
  })
  const { page, source } = unit
  const { components, themeComponents } = page.options
  const registered = new Set([...components, ...replacedComponents, admonitionTitle])
  const free = new Set<string>()
  const themeNames = themeImports(unit)
  let available: readonly string[] | undefined
  for (const { name, position, element } of uses) {
    const [root = name] = name.split('.')
    const component = local.has(root) ? themeNames.get(name) : name
    if (component !== undefined) checkProps(component, element, unit)
    if (local.has(root)) continue
    const isUnknown = !registered.has(root) && themeComponents !== undefined
    // MDX 1 shows a box in its place.
    const isBox = isUnknown && page.options.markdown.mdx1 === true && element.type !== 'JSXOpeningElement'
    if (isBox) element.name = 'div'
    else {
      free.add(root)
      page.components.push({ name, source, position })
    }
    if (!isUnknown) continue
    available ??= [...components, ...unit.imports.map((imported) => imported.local), ...declaredNames].filter(
      isComponentName,
    )
    const told = unknownComponent({ file: source, position, name, available })
    page.diagnostics.push(isBox ? { ...told, severity: 'warning', isMild: true } : told)
  }
  return free
}

/** An element that no author wrote, such as a directive's, has no position. */
function checkJsx(name: string, position: () => Position, element: JsxElement | OpeningTag, unit: Unit): void {
  if (element.type !== 'JSXOpeningElement' && !element.position) return
  const props = writtenProps(element, unit)
  // React leaves out what it does not know, as browsers would do with code. Components know what their props are.
  const isPlain = /^[a-z]+\d?$/.test(name)
  for (const prop of props)
    if (isPlain && prop.value && /^on(?:[A-Z]\w*|(?!ce$|e$|ly$|line$)[a-z]+)$/.test(prop.name))
      unit.page.diagnostics.push(blockedByPolicy({ file: unit.source, position: prop.position, name: prop.name }))
  checkElement({ name, position, attributes: props.map((prop) => ({ ...prop, position: () => prop.position })) }, unit)
}

/** Components that the file imports from the theme, by the name that it gives them. */
function themeImports({ imports }: Unit): ReadonlyMap<string, string> {
  return new Map(
    imports.flatMap(({ local, imported, specifier }) => {
      const [, name] = /^(?:theme:|@theme\/)(.+)$/.exec(specifier) ?? []
      return name !== undefined && imported === 'default' ? [[local, name] as const] : []
    }),
  )
}

/** What reading a file collects. */
interface Found {
  readonly uses: Use[]
  readonly local: Set<string>
  readonly unit: Unit
}

function readNode(node: { readonly type: string }, { uses, local, unit }: Found): void {
  // JSX nodes are no part of the types of estree.
  const jsx = node as { readonly type: string } | (OpeningTag & { readonly name: JsxName })
  if ('attributes' in jsx && jsx.type === 'JSXOpeningElement') {
    const name = jsxName(jsx.name)
    const position = () => estreePosition(jsx.name as Parameters<typeof estreePosition>[0])
    if (name !== undefined && isComponentName(name)) uses.push({ name, position: position(), element: jsx })
    else if (name !== undefined) checkJsx(name, position, jsx, unit)
  }
  const code = node as Node
  if (code.type === 'VariableDeclarator') for (const name of patternNames(code.id)) local.add(name)
  if (
    code.type === 'ArrowFunctionExpression' ||
    code.type === 'FunctionExpression' ||
    code.type === 'FunctionDeclaration'
  ) {
    for (const parameter of code.params) for (const name of patternNames(parameter)) local.add(name)
  }
  if ((code.type === 'FunctionDeclaration' || code.type === 'ClassDeclaration') && code.id) local.add(code.id.name)
}

interface JsxName {
  readonly type: string
  readonly name?: unknown
  readonly object?: JsxName
  readonly property?: JsxName
}

function jsxName({ type, name, object, property }: JsxName): string | undefined {
  if (type === 'JSXIdentifier') return String(name)
  if (type !== 'JSXMemberExpression' || !object || !property) return undefined
  return `${jsxName(object)}.${jsxName(property)}`
}

function isComponentName(name: string): boolean {
  return /^[^a-z]/.test(name) || name.includes('.')
}

function namePosition(node: JsxElement): Position {
  const position = positionOf(node)
  return {
    line: position.line,
    column: position.column + 1,
    endLine: position.line,
    endColumn: position.column + 1 + (node.name?.length ?? 0),
  }
}
