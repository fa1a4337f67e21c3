import type { Expression, Program } from 'estree'
import type { Nodes, Root, RootContent } from 'hast'
import { buildJsx } from 'estree-util-build-jsx'
import { toJs } from 'estree-util-to-js'
import { escapeRegExp } from '../../../text/html/escape.ts'
import type { CompiledModule } from '../../../model/compiled.ts'
import type { Position } from '../../../model/diagnostic.ts'
import { positionOf, type JsxElement } from '../tree.ts'
import type { ExpressionCode, Unit } from '../types.ts'
import type { NodeUrls } from '../plugins/further-urls.ts'

// Names that MDX may use without declaring them.
const scope = ['props', 'frontMatter', 'toc', 'contentTitle']

/**
 * Turn a tree with JavaScript into a tree with indexes and the source of a function.
 *
 * The function takes `_scope` (`runtime`, `imports`, `components`, `values`) and returns
 * `{exports, expressions}`. Positions are dropped, but for those of JSX and expressions that an author wrote in MDX.
 */
export function compileModule(tree: Root, unit: Unit, freeNames: ReadonlySet<string>): CompiledModule {
  lighten(tree, unit)
  const hasCode = unit.expressions.length > 0 || unit.esm.exports.size > 0 || unit.esm.spreads.length > 0
  const code = hasCode ? functionBody(unit, freeNames) : undefined
  const imports = unit.imports
    .filter(({ local }) => isUsed(local, tree, code?.used))
    .map(({ local, imported, specifier }) => ({ local, imported, specifier }))
  return { source: unit.source, tree, imports, ...(code && { code: code.text }) }
}

/** False for a name that a file imports and leaves alone: whether its module has it makes no difference. */
function isUsed(name: string, tree: Root, code = ''): boolean {
  const word = new RegExp(`(?<![\\w$])${escapeRegExp(name)}(?![\\w$])`)
  return word.test(code) || hasElement(tree, name)
}

function hasElement(node: Nodes, name: string): boolean {
  if ('name' in node && node.name?.split('.', 1)[0] === name) return true
  return 'children' in node && node.children.some((child) => hasElement(child, name))
}

function lighten(node: Nodes, unit: Unit): void {
  const position = unit.format === 'mdx' && node.position ? positionOf(node) : undefined
  delete node.position
  if (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') {
    const estree = expressionOf(node.data?.estree)
    node.data = { expression: estree ? unit.expressions.push({ estree }) - 1 : -1, ...(position && { span: position }) }
    node.value = ''
    return
  }
  if (node.type === 'mdxJsxFlowElement' || node.type === 'mdxJsxTextElement') lightenJsx(node, unit, position)
  // Empty ones come from parsing HTML.
  else if (node.data && node.data.link === undefined && node.data.further === undefined) delete node.data
  if (!('children' in node)) return
  if (node.children.some(isDropped)) node.children = node.children.filter((child) => !isDropped(child)) as RootContent[]
  for (const child of node.children) lighten(child, unit)
}

/** Statements, comments and types that only the parser needs show nothing. */
function isDropped(node: RootContent): boolean {
  if (node.type === 'mdxjsEsm' || node.type === 'comment' || node.type === 'doctype') return true
  return (node.type === 'mdxFlowExpression' || node.type === 'mdxTextExpression') && !expressionOf(node.data?.estree)
}

function lightenJsx(
  node: JsxElement | Extract<Nodes, { type: 'mdxJsxFlowElement' | 'mdxJsxTextElement' }>,
  unit: Unit,
  position: Position | undefined,
): void {
  const { link, linkSource, further } = { ...node.data } as NodeUrls
  delete node.data
  if (link !== undefined || linkSource !== undefined || further || position) {
    Object.assign(node, {
      data: {
        ...(link !== undefined && { link }),
        ...(linkSource !== undefined && { linkSource }),
        ...(further && { further }),
        ...(position && { span: position }),
      },
    })
  }
  for (const attribute of node.attributes) {
    delete attribute.position
    const holder = attribute.type === 'mdxJsxExpressionAttribute' ? attribute : attribute.value
    if (typeof holder !== 'object' || holder === null) continue
    const estree =
      attribute.type === 'mdxJsxExpressionAttribute' ? spreadOf(holder.data?.estree) : expressionOf(holder.data?.estree)
    holder.data = { expression: estree ? unit.expressions.push({ estree }) - 1 : -1 } as object
    holder.value = ''
  }
}

function expressionOf(program: Program | null | undefined): Expression | undefined {
  const [statement] = program?.body ?? []
  return statement?.type === 'ExpressionStatement' ? statement.expression : undefined
}

/** `{...a}` is parsed as the object `({...a})`. */
function spreadOf(program: Program | null | undefined): Expression | undefined {
  const object = expressionOf(program)
  const [property] = object?.type === 'ObjectExpression' ? object.properties : []
  return property?.type === 'SpreadElement' ? property.argument : undefined
}

/** The source of the function, and the part of it that uses what is imported. */
interface FunctionBody {
  readonly text: string
  readonly used: string
}

function functionBody({ esm, expressions, imports }: Unit, freeNames: ReadonlySet<string>): FunctionBody {
  const declared = new Set([...imports.map(({ local }) => local), ...esm.exports.values()])
  const values = scope.filter((name) => !declared.has(name))
  const program: Program = {
    type: 'Program',
    sourceType: 'module',
    body: [...esm.statements, returned(expressions)] as Program['body'],
  }
  buildJsx(program, { pragma: '_jsx', pragmaFrag: '_Fragment' })
  const exported = [
    ...esm.spreads.map((name) => `...${name}`),
    ...[...esm.exports].map(([name, local]) => `${JSON.stringify(name)}: ${local}`),
  ]
  const used = toJs(program).value.replace('_placeholder', () => `{${exported.join(', ')}}`)
  const text = [
    '"use strict";',
    'const {createElement: _jsx, Fragment: _Fragment} = _scope.runtime;',
    destructure(values, '_scope.values'),
    destructure(
      [...freeNames].filter((name) => !declared.has(name)),
      '_scope.components',
    ),
    destructure([...new Set(imports.map(({ local }) => local))], '_scope.imports'),
    used,
  ]
    .filter(Boolean)
    .join('\n')
  return { text, used }
}

function destructure(names: readonly string[], from: string): string {
  return names.length > 0 ? `const {${names.join(', ')}} = ${from};` : ''
}

function returned(expressions: readonly ExpressionCode[]): object {
  const functions = expressions.map(({ estree }) => ({
    type: 'ArrowFunctionExpression',
    params: [],
    body: estree,
    expression: true,
    async: false,
    generator: false,
  }))
  const property = (name: string, value: object) => ({
    type: 'Property',
    key: { type: 'Identifier', name },
    value,
    kind: 'init',
    method: false,
    shorthand: false,
    computed: false,
  })
  const properties = [
    property('expressions', { type: 'ArrayExpression', elements: functions }),
    property('exports', { type: 'Identifier', name: '_placeholder' }),
  ]
  return { type: 'ReturnStatement', argument: { type: 'ObjectExpression', properties } }
}
