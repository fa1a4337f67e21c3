import type { Element, ElementContent, Nodes, Root } from 'hast'
import type { TreePlugin } from '../types.ts'

/**
 * Make tables scroll in a box of their own, and give check boxes of task lists a name. A component that the site imports gets
 * the table that it may look into.
 */
export const rehypeElements: TreePlugin<Root> = () => (tree, file) => {
  const imported = file.data.unit?.imports.filter(({ specifier }) => !specifier.startsWith('theme:')) ?? []
  improve(tree, new Set(imported.map(({ local }) => local)))
}

function improve(node: Nodes, imported: ReadonlySet<string>): void {
  if (!('children' in node)) return
  const isOfSite = 'name' in node && node.name !== null && imported.has(node.name)
  for (let index = 0; index < node.children.length; index++) {
    const child = node.children[index]
    if (!child) continue
    improve(child, imported)
    if (child.type !== 'element') continue
    if (child.tagName === 'table' && !isOfSite) node.children[index] = scrolling(child)
    if (child.tagName === 'input' && child.properties['type'] === 'checkbox') nameCheckbox(child)
  }
}

function scrolling(table: ElementContent): Element {
  const properties = { className: ['table-scroll'], tabIndex: 0, role: 'group', ariaLabel: 'Table' }
  return { type: 'element', tagName: 'div', properties, children: [table] }
}

function nameCheckbox({ properties }: Element): void {
  properties['ariaLabel'] ??= properties['checked'] ? 'Done' : 'Not done'
}
