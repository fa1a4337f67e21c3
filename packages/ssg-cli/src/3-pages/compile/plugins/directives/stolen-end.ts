import type { ContainerDirective } from 'mdast-util-directive'
import { fenceReader } from '../../../../text/markdown/fences.ts'
import type { Unit } from '../../types.ts'
import { positionOf } from '../../tree.ts'

/** An admonition that took the closing line of one inside of it. */
export interface StolenEnd {
  readonly outer: ContainerDirective
  /** How many open it. */
  readonly colons: number
  /** True if a closing line is left over: the author closed both. Else nothing closes the outer one. */
  readonly isNesting: boolean
}

const closing = /^[ \t>]*:{3,}[ \t]*$/
const opening = /^[ \t>]*(?:(?:[-*+]|\d{1,9}[.)])[ \t]+)*:{3,}[A-Za-z]/

/**
 * Say which admonition took the end of one that has none: a closing line ends the outermost one with so few colons.
 *
 * @param around closed ones around it, the nearest one first
 */
export function stolenEnd(
  node: ContainerDirective,
  around: readonly ContainerDirective[],
  unit: Pick<Unit, 'lines' | 'format'>,
): StolenEnd | undefined {
  const lines = unit.lines()
  const own = colonsOf(node, lines)
  const outer = around.find((each) => colonsOf(each, lines) <= own)
  if (!outer) return undefined
  return { outer, colons: colonsOf(outer, lines), isNesting: hasClosingLine(unit, positionOf(outer).endLine) }
}

function colonsOf(node: ContainerDirective, lines: readonly string[]): number {
  const { line, column } = positionOf(node)
  return /^:*/.exec((lines[line - 1] ?? '').slice(column - 1))?.[0].length ?? 3
}

/** True if a closing line follows the first lines of a file that closes nothing which opens after them. */
function hasClosingLine({ lines, format }: Pick<Unit, 'lines' | 'format'>, skipped: number): boolean {
  const read = fenceReader(format)
  const isText = lines().map((line) => read(line).kind === 'text')
  let open = 0
  for (const [index, line] of lines().entries()) {
    if (index < skipped || !isText[index]) continue
    if (opening.test(line)) open++
    else if (closing.test(line) && --open < 0) return true
  }
  return false
}
