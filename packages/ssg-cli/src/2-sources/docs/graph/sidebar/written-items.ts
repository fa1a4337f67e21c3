import type { SidebarNode } from './sidebar-node.ts'

/** Nodes as an author writes them, for code that changes them: `normalizeItems()` reads them again. */
export function writtenItems(nodes: readonly SidebarNode[]): readonly Readonly<Record<string, unknown>>[] {
  return nodes.map((node) => withoutUndefined(writtenItem(node)))
}

function writtenItem(node: SidebarNode): Readonly<Record<string, unknown>> {
  if (node.type === 'doc') {
    const { isRef, ...doc } = node
    return { ...doc, type: isRef ? 'ref' : 'doc' }
  }
  if (node.type === 'link') {
    const { addBaseUrl: autoAddBaseUrl, ...link } = node
    return { ...link, autoAddBaseUrl }
  }
  if (node.type === 'html') {
    const { html: value, ...html } = node
    return { ...html, value }
  }
  const { type, label, key, items, link, collapsed, collapsible, description, className, customProps } = node
  const words = { label, key, description, className, customProps }
  return { type, ...words, items: writtenItems(items), link, collapsed, collapsible }
}

function withoutUndefined(item: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  return Object.fromEntries(Object.entries(item).filter(([, value]) => value !== undefined))
}
