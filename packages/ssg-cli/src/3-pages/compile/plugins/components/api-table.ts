import type { Table } from 'mdast'
import { markdownSyntax } from '../../../../diagnostics/catalogue.ts'
import { plainText } from '../../facts/plain-text.ts'
import { jsxText, positionOf, type JsxElement } from '../../tree.ts'
import type { Unit } from '../../types.ts'

/** Give the rows of an `APITable` ids, `<name>-<first cell>`, and a link to each row in its first cell. */
export function anchorRows(node: JsxElement, unit: Unit): void {
  const table = node.children.find((child): child is Table => child.type === 'table')
  if (!table) {
    const position = positionOf(node)
    unit.page.diagnostics.push(
      markdownSyntax({
        file: unit.source,
        position: { ...position, endLine: position.line, endColumn: position.column + '<APITable'.length },
        message: 'Unexpected "APITable" without a table, expected a Markdown table between its tags',
        hint: 'Leave a blank line before and after the table.',
      }),
    )
    return
  }
  const name = jsxText(node, 'name')
  for (const row of table.children.slice(1)) {
    const [first] = row.children
    const text = first ? plainText(first).trim() : ''
    if (!first || text === '') continue
    const id = unit.page.ids.numbered((name ? `${name}-` : '') + rowKey(text))
    row.data = { ...row.data, hProperties: { id } }
    first.children.push({
      type: 'link',
      url: `#${id}`,
      children: [],
      data: { hProperties: { className: ['hash-link'], ariaLabel: `Direct link to ${text}` } },
    })
  }
}

/** What a row is about, as part of an address. Names of functions and properties keep their case. */
function rowKey(text: string): string {
  return text.replace(/[^\p{L}\p{N}_.-]+/gu, '-').replace(/^-+|-+$/g, '') || 'row'
}
