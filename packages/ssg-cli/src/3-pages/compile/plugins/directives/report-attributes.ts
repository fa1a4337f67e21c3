import type { ContainerDirective } from 'mdast-util-directive'
import { mistypedKey } from '../../../../diagnostics/catalogue.ts'
import type { Position } from '../../../../model/diagnostic.ts'
import { mistyped } from '../../../../text/mistyped.ts'
import { positionOf } from '../../tree.ts'
import type { Unit } from '../../types.ts'

/** What admonitions read, which all directives become. */
const known = ['title', 'id', 'class']

/** Report attributes of a directive that mean nothing and are nearly one that does: `:::note{titel="…"}`. */
export function reportAttributes(node: ContainerDirective, unit: Unit): void {
  const written = Object.keys(node.attributes ?? {})
  for (const key of written) {
    const suggestion = mistyped(key, known)
    if (suggestion === undefined || written.includes(suggestion)) continue
    const of = { kind: 'attribute', name: node.name } as const
    unit.page.diagnostics.push(
      mistypedKey({ file: unit.source, position: attributePosition(node, key, unit), key, suggestion, of }),
    )
  }
}

/** Attributes have no positions of their own: they stand in the braces at the end of the opening line. */
function attributePosition(node: ContainerDirective, key: string, unit: Unit): Position {
  const { line, column } = positionOf(node)
  const text = unit.lines()[line - 1] ?? ''
  const start = text.indexOf(key, text.indexOf('{', text.lastIndexOf(']') + 1)) + 1 || column
  return { line, column: start, endLine: line, endColumn: start + key.length }
}
