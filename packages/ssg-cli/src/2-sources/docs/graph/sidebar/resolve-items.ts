import type { CollectionConfig } from '../../../../model/config.ts'
import type { SidebarCategory, SidebarDoc, SidebarItem } from '../../../../model/site.ts'
import type { PlacedDoc } from '../place-doc.ts'
import type { LinkHref } from './link-href.ts'
import type { CategoryNode, DocNode, LinkNode, SidebarNode } from './sidebar-node.ts'

/** What {@link resolveItems} needs besides the items. */
export interface ResolveContext {
  readonly docs: ReadonlyMap<string, PlacedDoc>
  readonly collection: Pick<CollectionConfig, 'sidebarCollapsed' | 'sidebarCollapsible'>
  readonly hrefOf: (link: LinkNode) => LinkHref
  /** Told of every category, with what its author wrote. */
  readonly onCategory: (category: SidebarCategory, node: CategoryNode) => void
  /** Keys of the categories so far. */
  readonly keys: Set<string>
}

/** Turn the items of a sidebar into what a theme shows: ids become links, defaults are filled in. */
export function resolveItems(
  items: readonly SidebarNode[],
  context: ResolveContext,
  parentKey = '',
): readonly SidebarItem[] {
  return items.flatMap((item): SidebarItem | readonly SidebarItem[] => {
    switch (item.type) {
      case 'doc':
        return resolveDoc(item, context)
      case 'category':
        return resolveCategory(item, context, parentKey)
      case 'link': {
        const { label, lang, description, className } = item
        return { type: 'link', label, href: context.hrefOf(item).href, ...defined({ lang, description, className }) }
      }
      case 'html':
        return {
          type: 'html',
          html: item.html,
          defaultStyle: item.defaultStyle,
          ...defined({ className: item.className }),
        }
    }
  })
}

function resolveDoc(node: DocNode, { docs }: ResolveContext): readonly SidebarDoc[] {
  const doc = docs.get(node.id)
  if (!doc) return []
  const { frontMatter } = doc.head
  const item: SidebarDoc = {
    type: 'doc',
    docId: doc.id,
    label: frontMatter.sidebar_label ?? node.label ?? doc.title,
    href: doc.permalink,
    ...defined({
      className: frontMatter.sidebar_class_name ?? node.className,
      lang: frontMatter.sidebar_label === undefined && node.label !== undefined ? node.lang : doc.head.lang,
      unlisted: doc.unlisted || undefined,
      isRef: node.isRef || undefined,
      customProps: frontMatter.sidebar_custom_props ?? node.customProps,
    }),
  }
  return [item]
}

function resolveCategory(node: CategoryNode, context: ResolveContext, parentKey: string): SidebarCategory {
  const { label, lang, description, className, customProps, link } = node
  const { sidebarCollapsible, sidebarCollapsed } = context.collection
  const collapsible = node.collapsible ?? sidebarCollapsible
  const key = uniqueKey(node.key ?? (parentKey === '' ? label : `${parentKey}/${label}`), context.keys)
  const linked = link?.type === 'doc' ? context.docs.get(link.id) : undefined
  // The link of a category shows on every page, an unlisted doc only to those who are there: it becomes an item.
  const isHidden = linked?.unlisted === true
  const hidden = isHidden ? resolveDoc({ type: 'doc', id: linked.id, isRef: false }, context) : []
  const items = [...hidden, ...resolveItems(node.items, context, key)]
  const href = isHidden ? undefined : (linked?.permalink ?? node.indexPermalink)
  const category: SidebarCategory = {
    type: 'category',
    key,
    label,
    ...defined({
      lang,
      href,
      firstHref: href === undefined ? firstHref(items) : undefined,
      docId: isHidden ? undefined : linked?.id,
      description,
      className,
      customProps,
    }),
    collapsed: collapsible && (node.collapsed ?? sidebarCollapsed),
    collapsible,
    items,
  }
  context.onCategory(category, node)
  return category
}

function firstHref(items: readonly SidebarItem[]): string | undefined {
  for (const item of items) {
    if (item.type === 'html' || (item.type === 'doc' && item.unlisted)) continue
    const href = item.type === 'category' ? (item.href ?? item.firstHref) : item.href
    if (href !== undefined) return href
  }
  return undefined
}

function uniqueKey(key: string, keys: Set<string>): string {
  let unique = key
  for (let count = 2; keys.has(unique); count++) unique = `${key}~${count}`
  keys.add(unique)
  return unique
}

/** Leave out absent values, so that equal items have equal JSON. */
function defined<T extends object>(values: T): Partial<T> {
  // Taking keys away from an object leaves a part of it.
  return Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>
}
