import type { Card, SidebarItem } from '../../../model/site.ts'

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
      return item.unlisted ? undefined : card(item.type, item.label, item.href, descriptionOf(item.docId))
    case 'link':
      return card(item.type, item.label, item.href, item.description)
    case 'html':
      return undefined
    case 'category': {
      const href = item.href ?? item.firstHref
      if (href === undefined) return undefined
      if (item.description) return card(item.type, item.label, href, item.description)
      return { type: item.type, label: item.label, href, count: item.items.filter(isCounted).length }
    }
  }
}

function card(type: Card['type'], label: string, href: string, description: string | undefined): Card {
  return description ? { type, label, href, description } : { type, label, href }
}

function isCounted(item: SidebarItem): boolean {
  return item.type !== 'html' && !(item.type === 'doc' && item.unlisted)
}
