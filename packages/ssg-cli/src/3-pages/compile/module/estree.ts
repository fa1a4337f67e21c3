import type { Node, Pattern } from 'estree'
import type { Position } from '../../../model/diagnostic.ts'

/** Call a function for each node of JavaScript, parents first. */
export function walkEstree(node: unknown, visit: (node: Node) => void): void {
  if (Array.isArray(node)) {
    for (const child of node) walkEstree(child, visit)
    return
  }
  if (!isNode(node)) return
  visit(node)
  for (const [key, value] of Object.entries(node)) {
    if (typeof value === 'object' && value !== null && key !== 'loc' && key !== 'comments') walkEstree(value, visit)
  }
}

function isNode(value: unknown): value is Node {
  return typeof value === 'object' && value !== null && 'type' in value && typeof value.type === 'string'
}

/** The names that a pattern declares: `{a, b: [c]}` → a, c. */
export function patternNames(pattern: Pattern): readonly string[] {
  switch (pattern.type) {
    case 'Identifier':
      return [pattern.name]
    case 'ObjectPattern':
      return pattern.properties.flatMap((property) =>
        patternNames(property.type === 'Property' ? property.value : property.argument),
      )
    case 'ArrayPattern':
      return pattern.elements.flatMap((element) => (element ? patternNames(element) : []))
    case 'AssignmentPattern':
      return patternNames(pattern.left)
    case 'RestElement':
      return patternNames(pattern.argument)
    case 'MemberExpression':
      return []
  }
}

/** Where JavaScript stands in its file. Columns of estree count from 0. */
export function estreePosition({ loc }: Pick<Node, 'loc'>): Position {
  if (!loc) return { line: 1, column: 1, endLine: 1, endColumn: 1 }
  return { line: loc.start.line, column: loc.start.column + 1, endLine: loc.end.line, endColumn: loc.end.column + 1 }
}
