import type { Root } from 'mdast'
import { lostMarkup } from '../../../../diagnostics/catalogue.ts'
import { isJsx, positionOf, walk } from '../../tree.ts'
import type { Unit } from '../../types.ts'

/** Tell tabs that nothing around makes tabs of. Other components may be some, and so may those that show a partial. */
export function strayTabs(tree: Root, unit: Unit): void {
  if (/(?:^|\/)_[^/]*$/.test(unit.source)) return
  walk(tree, (node) => {
    if (!isJsx(node) || !/^[A-Z]/.test(node.name ?? '')) return undefined
    if (node.name === 'TabItem') {
      const { line, column } = positionOf(node)
      const position = { line, column, endLine: line, endColumn: column + '<TabItem'.length }
      const message = 'Unexpected TabItem outside of Tabs, expected <Tabs> around it: readers see no tab'
      unit.page.diagnostics.push(lostMarkup({ file: unit.source, position, message }))
    }
    return 'skip'
  })
}
