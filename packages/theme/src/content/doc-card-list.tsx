import type { Card } from 'docs-build/page'
import { CardList } from '../components/card-list.tsx'
import { useArticle } from './article-context.tsx'

/** Cards of what the doc's category holds, or of the items given. */
export function DocCardList({ items }: { readonly items?: readonly Card[] }) {
  const content = useArticle()?.page.content
  return <CardList cards={items ?? (content && 'cards' in content ? content.cards : [])} />
}
