import type { ContainerDirective } from 'mdast-util-directive'
import { unclosedDirective } from '../../../../diagnostics/catalogue.ts'
import type { Position } from '../../../../model/diagnostic.ts'
import { positionOf } from '../../tree.ts'
import type { Unit } from '../../types.ts'
import { stolenEnd } from './stolen-end.ts'

/** True if a directive has its closing line: without it, it swallows the rest of the page. */
export function isClosed(node: ContainerDirective, unit: Unit): boolean {
  const { position } = node
  if (!position) return true
  const last = unit.lines()[position.end.line - 1] ?? ''
  return /^[ \t>]*:{3,}[ \t]*$/.test(last.slice(0, position.end.column - 1)) && position.end.line > position.start.line
}

/** Say what is wrong with a directive that has no closing line, or none of its own: `around` are those around it. */
export function reportUnclosed(node: ContainerDirective, unit: Unit, around: readonly ContainerDirective[]): void {
  const { page, source } = unit
  // Told for the one around it already: what follows from that is no fault of its own.
  if (around.some((outer) => !isClosed(outer, unit) && stolenEnd(outer, closedIn(around, unit), unit))) return
  const thief = stolenEnd(node, closedIn(around, unit), unit)
  if (thief?.isNesting) {
    const colons = ':'.repeat(thief.colons + 1)
    page.diagnostics.push(
      unclosedDirective({
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
    unclosedDirective({
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
