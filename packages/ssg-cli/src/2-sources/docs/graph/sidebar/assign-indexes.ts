import type { SidebarNode } from './sidebar-node.ts'

/** Give the pages that list a category's items their URLs. `permalinkOf` is called in the order of the sidebar. */
export function assignIndexes(
  items: readonly SidebarNode[],
  permalinkOf: (label: string, slug?: string) => string,
): readonly SidebarNode[] {
  return items.map((item) => {
    if (item.type !== 'category') return item
    const { label, originalLabel = label, link } = item
    const indexPermalink = link?.type === 'generated-index' ? permalinkOf(originalLabel, link.slug) : undefined
    return { ...item, indexPermalink, items: assignIndexes(item.items, permalinkOf) }
  })
}
