import { inLanguage } from '../../../translated-files.ts'
import type { CategoryNode, SidebarNode } from './sidebar-node.ts'

/** What {@link translateItems} needs besides the items. */
export interface ItemTranslation {
  /** Translated texts by their keys. */
  readonly messages: Readonly<Record<string, string>>
  /** Of the sidebar. */
  readonly name: string
  /** The language of what a file says, or a sidebar file, where that is another one than the site's. */
  readonly languageOf: (source?: string) => string | undefined
}

/**
 * Put translated labels in the place of those of a sidebar. The keys are those of Docusaurus:
 * `sidebar.<name>.category.<label>`, `.link.<label>` and `.doc.<label>`, where the key of a category stands for its label.
 * URLs stay as they follow from the original. What is not translated says its language.
 *
 * @see https://docusaurus.io/docs/i18n/tutorial#translate-plugin-data
 */
export function translateItems(items: readonly SidebarNode[], translation: ItemTranslation): readonly SidebarNode[] {
  const { messages, name, languageOf } = translation
  return items.map((item): SidebarNode => {
    if (item.type === 'category') return translateCategory(item, translation)
    if (item.type === 'html' || item.label === undefined) return item
    const label = messages[`sidebar.${name}.${item.type}.${item.label}`]
    return label === undefined ? { ...item, ...inLanguage(languageOf()) } : { ...item, label }
  })
}

function translateCategory(item: CategoryNode, translation: ItemTranslation): CategoryNode {
  const { messages, name, languageOf } = translation
  const key = `sidebar.${name}.category.${item.key ?? item.label}`
  const { link } = item
  const title = messages[`${key}.link.generated-index.title`]
  const description = messages[`${key}.link.generated-index.description`]
  return {
    ...item,
    ...(messages[key] === undefined ? inLanguage(languageOf(item.labelSource)) : { label: messages[key] }),
    ...(link?.type === 'generated-index' && {
      link: { ...link, ...(title !== undefined && { title }), ...(description !== undefined && { description }) },
    }),
    items: translateItems(item.items, translation),
  }
}
