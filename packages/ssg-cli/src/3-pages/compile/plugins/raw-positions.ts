import type { Nodes } from 'hast'
import type { Position } from '../../../model/diagnostic.ts'
import { positionsIn } from '../../../text/markdown/position-at.ts'
import { positionOf } from '../tree.ts'

/** A piece of HTML in Markdown, as it is written. */
export type Raw = Extract<Nodes, { type: 'raw' }>

/** Tell where parts of a piece of HTML stand in its file. */
export function rawPositions(node: Raw): (index: number, length: number) => Position {
  const start = positionOf(node)
  const positionIn = positionsIn(node.value)
  return (index, length) => {
    const at = positionIn(index, index + length)
    const column = at.line === 1 ? start.column + at.column - 1 : at.column
    const line = start.line + at.line - 1
    return { line, column, endLine: line, endColumn: column + length }
  }
}
