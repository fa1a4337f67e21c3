import type { CategoryNode, SidebarNode } from './sidebar-node.ts'

/**
 * Put translated labels in the place of those of a sidebar. The keys are those of Docusaurus:
 * `sidebar.<name>.category.<label>`, `.link.<label>` and `.doc.<label>`, where the key of a category stands for its label.
 * URLs stay as they follow from the original.
 *
 * @param messages translated texts by their keys
 * @param name of the sidebar
 * @see https://docusaurus.io/docs/i18n/tutorial#translate-plugin-data
 */
export function translateItems(
  items: readonly SidebarNode[],
  messages: Readonly<Record<string, string>>,
  name: string,
): readonly SidebarNode[] {
  return items.map((item): SidebarNode => {
    if (item.type === 'category') return translateCategory(item, messages, name)
    if (item.type === 'html' || item.label === undefined) return item
    return { ...item, label: messages[`sidebar.${name}.${item.type}.${item.label}`] ?? item.label }
  })
}

function translateCategory(item: CategoryNode, messages: Readonly<Record<string, string>>, name: string): CategoryNode {
  const key = `sidebar.${name}.category.${item.key ?? item.label}`
  const { link } = item
  const title = messages[`${key}.link.generated-index.title`]
  const description = messages[`${key}.link.generated-index.description`]
  return {
    ...item,
    label: messages[key] ?? item.label,
    ...(link?.type === 'generated-index' && {
      link: { ...link, ...(title !== undefined && { title }), ...(description !== undefined && { description }) },
    }),
    items: translateItems(item.items, messages, name),
  }
}
