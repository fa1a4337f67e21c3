import type { CategoryNode, DocNode, SidebarNode } from './sidebar-node.ts'

/** Says what stays in a sidebar. */
export interface Pruning {
  readonly keepsDoc: (id: string) => boolean
  /** Whether a category keeps the page that lists its items. */
  readonly keepsIndex: (category: CategoryNode) => boolean
}

/**
 * Take out docs that are not published. A category that has no items left becomes a plain item for its doc, or
 * goes too.
 */
export function pruneItems(items: readonly SidebarNode[], pruning: Pruning): readonly SidebarNode[] {
  return items.flatMap((item) => {
    if (item.type === 'doc') return pruning.keepsDoc(item.id) ? [item] : []
    return item.type === 'category' ? pruneCategory(item, pruning) : [item]
  })
}

function pruneCategory(category: CategoryNode, pruning: Pruning): readonly SidebarNode[] {
  const link = keptLink(category, pruning)
  const items = pruneItems(category.items, pruning)
  const indexPermalink = link?.type === 'generated-index' ? category.indexPermalink : undefined
  if (items.length > 0) return [{ ...category, link, indexPermalink, items }]
  if (link?.type !== 'doc') return []
  const { label, className, customProps } = category
  const doc: DocNode = { type: 'doc', id: link.id, label, className, customProps, isRef: false }
  return [doc]
}

function keptLink(category: CategoryNode, { keepsDoc, keepsIndex }: Pruning): CategoryNode['link'] {
  const { link } = category
  if (link?.type === 'doc') return keepsDoc(link.id) ? link : undefined
  return link && keepsIndex(category) ? link : undefined
}
