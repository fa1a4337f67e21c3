import type { Card } from 'docs-build/page'
import { CardList } from '../components/card-list.tsx'
import { useArticle } from './article-context.tsx'

/** Cards of what the doc's category holds, or of the items given. */
export function DocCardList({ items, className }: { readonly items?: readonly Card[]; readonly className?: string }) {
  const article = useArticle()
  const content = article?.page.content
  const cards = items ?? (content && 'cards' in content ? content.cards : [])
  return <CardList cards={cards} className={className} layout={article?.layout} />
}
