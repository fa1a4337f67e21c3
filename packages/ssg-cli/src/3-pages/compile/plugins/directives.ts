import type { BlockContent, DefinitionContent, Nodes, PhrasingContent, Root } from 'mdast'
import type { ContainerDirective, LeafDirective, TextDirective } from 'mdast-util-directive'
import { markdownSyntax, unhandledDirective } from '../../../diagnostics/catalogue.ts'
import type { Position } from '../../../model/diagnostic.ts'
import { admonition, admonitionTypes } from '../admonition.ts'
import { positionOf } from '../tree.ts'
import type { TreePlugin, Unit } from '../types.ts'
import { stolenEnd } from './stolen-end.ts'

type Directive = ContainerDirective | LeafDirective | TextDirective

/**
 * Turn container directives into admonitions (`:::note[Title]{#id .class}`), and give back as text what was not
 * meant as a directive.
 *
 * @see https://docusaurus.io/docs/markdown-features/admonitions
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

function isDirective(node: Nodes): node is Directive {
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
  const made = admonition({
    type: node.name,
    title: label?.children ?? [],
    attributes: node.attributes ?? {},
    children: body,
    position: node.position,
    config: unit.page.options.markdown.admonitions,
  })
  if (made) {
    if (!isClosed(node, unit)) reportUnclosed(node, unit, around)
    return [made]
  }
  report(node, unit)
  // What the author wrote inside stays readable.
  for (const child of body) replaceIn(child, unit, within(node, around))
  return [...(label ? [{ ...label, data: {} }] : []), ...body]
}

/** Without its closing line an admonition swallows the rest of the page. */
function isClosed(node: ContainerDirective, unit: Unit): boolean {
  const { position } = node
  if (!position) return true
  const last = unit.lines()[position.end.line - 1] ?? ''
  return /^[ \t>]*:{3,}[ \t]*$/.test(last.slice(0, position.end.column - 1)) && position.end.line > position.start.line
}

function reportUnclosed(node: ContainerDirective, unit: Unit, around: readonly ContainerDirective[]): void {
  const { page, source } = unit
  // Told for the one around it already: what follows from that is no fault of its own.
  if (around.some((outer) => !isClosed(outer, unit) && stolenEnd(outer, closedIn(around, unit), unit))) return
  const thief = stolenEnd(node, closedIn(around, unit), unit)
  if (thief?.isNesting) {
    const colons = ':'.repeat(thief.colons + 1)
    page.diagnostics.push(
      markdownSyntax({
        file: source,
        position: openingOf(thief.outer),
        message: `Unexpected ${thief.colons} colons around admonition "${node.name}", expected more than it has: "${thief.outer.name}" ends where "${node.name}" should`,
        hint: `Open and close "${thief.outer.name}" with "${colons}".`,
      }),
    )
    return
  }
  const open = thief?.outer ?? node
  page.diagnostics.push(
    markdownSyntax({
      file: source,
      position: openingOf(open),
      message: `Unexpected end of the file in admonition "${open.name}", expected a line ":::" that closes it`,
      hint: 'Write ":::" on a line of its own after the last line of the admonition.',
    }),
  )
}

function closedIn(around: readonly ContainerDirective[], unit: Unit): readonly ContainerDirective[] {
  return around.filter((outer) => isClosed(outer, unit))
}

function openingOf(node: ContainerDirective): Position {
  const position = positionOf(node)
  return { ...position, endLine: position.line, endColumn: position.column + 3 + node.name.length }
}

function report(node: Directive, unit: Unit): void {
  const position = positionOf(node)
  const colons = node.type === 'containerDirective' ? 3 : node.type === 'leafDirective' ? 2 : 1
  const span = { ...position, endLine: position.line, endColumn: position.column + colons + node.name.length }
  const available = [...admonitionTypes(unit.page.options.markdown.admonitions)]
  unit.page.diagnostics.push(unhandledDirective({ file: unit.source, position: span, name: node.name, available }))
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
