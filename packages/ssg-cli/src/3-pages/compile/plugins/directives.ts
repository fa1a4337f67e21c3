import type { BlockContent, DefinitionContent, Nodes, PhrasingContent, Root } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { unhandledDirective } from '../../../diagnostics/catalogue.ts'
import { positionOf } from '../tree.ts'
import type { TreePlugin, Unit } from '../types.ts'
import { directiveMakers } from './directives/makers.ts'
import { reportAttributes } from './directives/report-attributes.ts'
import { isClosed, reportUnclosed } from './directives/unclosed.ts'

type Directive = ContainerDirective | LeafDirective | TextDirective

/**
 * Turn container directives (`:::note[Title]{#id .class}`) into what {@link directiveMakers} makes of them, and give back
 * as text what was not meant as a directive.
 */
export const remarkDirectives: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (unit) replaceIn(tree, unit, [])
}

/** `around` are the container directives around, the nearest one first. */
function replaceIn(parent: Nodes, unit: Unit, around: readonly ContainerDirective[]): void {
  if (!('children' in parent)) return
  // The children of a parent are of types that may stand in it; so are their replacements.
  const children = parent.children as Nodes[]
  for (let index = 0; index < children.length; index++) {
    const child = children[index]
    if (!child) continue
    if (isDirective(child)) {
      const replaced = replacement(child, unit, around)
      children.splice(index, 1, ...replaced)
      if (replaced[0] && !isDirective(replaced[0])) replaceIn(replaced[0], unit, within(child, around))
    } else {
      replaceIn(child, unit, around)
    }
  }
  joinTexts(children)
}

/** One for which a plugin has said which element it becomes is left to it. */
function isDirective(node: Nodes): node is Directive {
  if (node.data?.hName !== undefined) return false
  return node.type === 'containerDirective' || node.type === 'leafDirective' || node.type === 'textDirective'
}

function within(node: Directive, around: readonly ContainerDirective[]): readonly ContainerDirective[] {
  return node.type === 'containerDirective' ? [node, ...around] : around
}

function replacement(node: Directive, unit: Unit, around: readonly ContainerDirective[]): Nodes[] {
  if (node.type === 'containerDirective') return container(node, unit, around)
  const isPlain =
    node.type === 'textDirective' && node.children.length === 0 && Object.keys(node.attributes ?? {}).length === 0
  if (!isPlain) report(node, unit)
  const written: Nodes[] = [{ type: 'text', value: sourceOf(node, unit), position: node.position }]
  return node.type === 'leafDirective'
    ? [{ type: 'paragraph', children: [...asPhrasing(written)], position: node.position }]
    : written
}

function container(node: ContainerDirective, unit: Unit, around: readonly ContainerDirective[]): Nodes[] {
  const [first, ...rest] = node.children
  const label = first?.type === 'paragraph' && first.data?.directiveLabel ? first : undefined
  const body: (BlockContent | DefinitionContent)[] = label ? rest : node.children
  const make = directiveMakers(unit.page.options.markdown).get(node.name)
  if (make) {
    if (!isClosed(node, unit)) reportUnclosed(node, unit, around)
    reportAttributes(node, unit)
    const { name, attributes, position } = node
    return [make({ name, label: label?.children ?? [], attributes: attributes ?? {}, children: body, position })]
  }
  report(node, unit)
  // What the author wrote inside stays readable.
  for (const child of body) replaceIn(child, unit, within(node, around))
  return [...(label ? [{ ...label, data: {} }] : []), ...body]
}

function report(node: Directive, unit: Unit): void {
  const position = positionOf(node)
  const form = node.type === 'containerDirective' ? 'container' : node.type === 'leafDirective' ? 'leaf' : 'text'
  const colons = { container: 3, leaf: 2, text: 1 }[form]
  const span = { ...position, endLine: position.line, endColumn: position.column + colons + node.name.length }
  const own = unit.page.extensions?.directives.keys() ?? []
  const available = form === 'container' ? [...directiveMakers(unit.page.options.markdown).keys(), ...own] : [...own]
  unit.page.diagnostics.push(
    unhandledDirective({ file: unit.source, position: span, name: node.name, available, form }),
  )
}

function sourceOf(node: Directive, unit: Unit): string {
  const { position } = node
  if (!position) return `:${node.name}`
  const lines = unit.lines().slice(position.start.line - 1, position.end.line)
  const last = lines.length - 1
  lines[last] = (lines[last] ?? '').slice(0, position.end.column - 1)
  lines[0] = (lines[0] ?? '').slice(position.start.column - 1)
  return lines.join('\n')
}

/** Nodes that were made as text, known to the types as such. */
function asPhrasing(nodes: readonly Nodes[]): PhrasingContent[] {
  return nodes.filter((node): node is Extract<Nodes, { type: 'text' }> => node.type === 'text')
}

function joinTexts(children: Nodes[]): void {
  for (let index = children.length - 1; index > 0; index--) {
    const before = children[index - 1]
    const node = children[index]
    if (before?.type !== 'text' || node?.type !== 'text') continue
    const position =
      before.position && node.position ? { start: before.position.start, end: node.position.end } : before.position
    children.splice(index - 1, 2, { type: 'text', value: before.value + node.value, position })
  }
}
