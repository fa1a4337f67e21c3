import type { Table } from 'mdast'
import { defaultHandlers, type Options } from 'remark-rehype'

/** Cells that rows of a table may lack and get all the same: thousands of short rows below a long head are a page without end. */
const mostMissing = 10_000

type Handler = NonNullable<NonNullable<Options['handlers']>['tableRow']>

/**
 * Make a row of a table as remark-rehype does: with empty cells up to the length of the head. Only where a table lacks more than
 * ten thousand of them its rows end where they are written to end, which browsers show alike.
 *
 * @see https://github.github.com/gfm/#tables-extension-
 */
export const tableRow: Handler = (state, node, parent) =>
  defaultHandlers.tableRow(
    state,
    node,
    parent?.type === 'table' && isSparse(parent)
      ? { ...parent, align: parent.align?.slice(0, node.children.length) }
      : parent,
  )

const sparse = new WeakMap<Table, boolean>()

function isSparse(table: Table): boolean {
  const known = sparse.get(table)
  if (known !== undefined) return known
  const columns = table.align?.length ?? 0
  const missing = table.children.reduce((sum, { children }) => sum + Math.max(0, columns - children.length), 0)
  sparse.set(table, missing > mostMissing)
  return missing > mostMissing
}
