import type { Card, SidebarItem } from '../../../model/site.ts'
import { inLanguage } from '../../translated-files.ts'

/** Makes the cards of a list of sidebar items. Pages that show the same items share one list of cards. */
export type CardMaker = (items: readonly SidebarItem[]) => readonly Card[]

/**
 * Make cards as Docusaurus' DocCardList shows them. `descriptionOf` knows the descriptions of docs.
 *
 * @see https://docusaurus.io/docs/sidebar/items#embedding-generated-index-in-doc-page
 */
export function cardMaker(descriptionOf: (docId: string) => string): CardMaker {
  const made = new Map<readonly SidebarItem[], readonly Card[]>()
  return (items) => {
    const known = made.get(items)
    if (known) return known
    const cards = items.flatMap((item) => cardOf(item, descriptionOf) ?? [])
    made.set(items, cards)
    return cards
  }
}

function cardOf(item: SidebarItem, descriptionOf: (docId: string) => string): Card | undefined {
  switch (item.type) {
    case 'doc':
      return item.unlisted ? undefined : card(item, item.href, descriptionOf(item.docId))
    case 'link':
      return card(item, item.href, item.description)
    case 'html':
      return undefined
    case 'category': {
      const href = item.href ?? item.firstHref
      if (href === undefined) return undefined
      if (item.description) return card(item, href, item.description)
      return { ...card(item, href), count: item.items.filter(isCounted).length }
    }
  }
}

function card({ type, label, lang }: Pick<Card, 'type' | 'label' | 'lang'>, href: string, description?: string): Card {
  return { type, label, href, ...(description && { description }), ...inLanguage(lang) }
}

function isCounted(item: SidebarItem): boolean {
  return item.type !== 'html' && !(item.type === 'doc' && item.unlisted)
}
