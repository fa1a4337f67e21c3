import type { Card, GeneratedIndexContent, Page, SiteLayout } from 'docs-build/page'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'
import { CardList } from '../components/card-list.tsx'
import { Name } from '../components/name.tsx'
import { Pagination } from '../components/pagination.tsx'
import { UnlistedNote } from '../components/state-note.tsx'
import { VersionBadge } from '../components/version-badge.tsx'
import { VersionBanner } from '../components/version-banner.tsx'

/** The main part of a category's own page: what the category holds, as cards. */
export function GeneratedIndexMain({
  layout,
  page,
  index,
}: {
  readonly layout: SiteLayout
  readonly page: Page
  readonly index: GeneratedIndexContent
}) {
  return (
    <div className="page__column page__column--alone">
      <VersionBanner version={page.version} layout={layout} />
      <Breadcrumbs crumbs={index.breadcrumbs} layout={layout} />
      {index.unlisted && <UnlistedNote layout={layout} />}
      <VersionBadge version={page.version} layout={layout} />
      <article className="prose" data-article="">
        <h1>
          <Name>{index.title}</Name>
        </h1>
        {index.description !== '' && <p>{index.description}</p>}
        {index.isByLetter ? (
          byLetter(index.cards).map(([letter, cards]) => (
            <section key={letter} aria-labelledby={letter}>
              <h2 id={letter}>{letter}</h2>
              <CardList cards={cards} layout={layout} />
            </section>
          ))
        ) : (
          <CardList cards={index.cards} layout={layout} />
        )}
      </article>
      <Pagination previous={index.previous} next={index.next} layout={layout} />
    </div>
  )
}

/** Cards by the first letters of their labels, which come in the order of these. */
function byLetter(cards: readonly Card[]): readonly (readonly [letter: string, cards: readonly Card[]])[] {
  const letters = new Map<string, Card[]>()
  for (const card of cards) {
    const letter = Array.from(card.label)[0]?.toUpperCase() ?? ''
    letters.set(letter, [...(letters.get(letter) ?? []), card])
  }
  return [...letters]
}
