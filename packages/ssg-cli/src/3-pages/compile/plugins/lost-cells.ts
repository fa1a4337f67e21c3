import type { Root, TableCell } from 'mdast'
import { lostCell } from '../../../diagnostics/catalogue.ts'
import { plainText } from '../facts/plain-text.ts'
import { positionOf, walk } from '../tree.ts'
import type { TreePlugin } from '../types.ts'

/**
 * Tell cells that no reader sees: a row may have no more of them than the head of its table.
 *
 * @see https://github.github.com/gfm/#tables-extension-
 */
export const remarkLostCells: TreePlugin<Root> = () => (tree, file) => {
  const { unit } = file.data
  if (!unit?.mayHold('|')) return
  walk(tree, (node) => {
    if (node.type !== 'table') return
    const [head, ...rows] = node.children
    const columns = head?.children.length ?? 0
    for (const { children } of rows) {
      const lost = children.slice(columns).find(hasText)
      if (!lost) continue
      const text = JSON.stringify(plainText(lost).trim())
      unit.page.diagnostics.push(
        lostCell({
          file: unit.source,
          position: positionOf(lost),
          message: `Unexpected cell ${text} in a row of ${children.length} cells, expected ${columns} as in the head of the table: it is left out`,
          hint: 'Write "\\|" for a bar that is part of a cell, also in code.',
        }),
      )
    }
    return 'skip'
  })
}

function hasText(cell: TableCell): boolean {
  return cell.children.length > 0
}
