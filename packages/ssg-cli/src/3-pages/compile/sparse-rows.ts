import type { Parents, Table, TableRow } from 'mdast'

/** Cells that rows of a table may lack and get all the same: thousands of short rows below a long head are a page without end. */
const mostMissing = 10_000

/**
 * Make rows of tables as `make` does, which adds empty cells up to the length of the head. Only where a table lacks more than
 * ten thousand of them its rows end where they are written to end, which browsers show alike.
 *
 *     sparseRows(defaultHandlers.tableRow)  // a handler of remark-rehype
 *
 * @see https://github.github.com/gfm/#tables-extension-
 */
export function sparseRows<State, Made>(make: (state: State, node: TableRow, parent: Parents | undefined) => Made) {
  return (state: State, node: TableRow, parent: Parents | undefined): Made =>
    make(
      state,
      node,
      parent?.type === 'table' && isSparse(parent)
        ? { ...parent, align: parent.align?.slice(0, node.children.length) }
        : parent,
    )
}

const sparse = new WeakMap<Table, boolean>()

function isSparse(table: Table): boolean {
  const known = sparse.get(table)
  if (known !== undefined) return known
  const columns = table.align?.length ?? 0
  const missing = table.children.reduce((sum, { children }) => sum + Math.max(0, columns - children.length), 0)
  sparse.set(table, missing > mostMissing)
  return missing > mostMissing
}
