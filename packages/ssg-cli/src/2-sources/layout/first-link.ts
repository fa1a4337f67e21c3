import type { SidebarItem } from '../../model/site.ts'

/** The first page that a sidebar leads to: of a category its own, or the first one in it. */
export function firstLink(items: readonly SidebarItem[]): { label: string; href: string } | undefined {
  for (const item of items) {
    if (item.type === 'html') continue
    if (item.href !== undefined) return { label: item.label, href: item.href }
    const inner = item.type === 'category' ? firstLink(item.items) : undefined
    if (inner) return inner
  }
  return undefined
}
