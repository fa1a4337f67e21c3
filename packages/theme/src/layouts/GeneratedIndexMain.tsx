import type { GeneratedIndexContent, Page, SiteShell } from 'docs-build/page'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { CardList } from '../components/CardList.tsx'
import { Name } from '../components/Name.tsx'
import { Pagination } from '../components/Pagination.tsx'
import { VersionBadge } from '../components/VersionBadge.tsx'
import { VersionBanner } from '../components/VersionBanner.tsx'

/** The main part of a category's own page: what the category holds, as cards. */
export function GeneratedIndexMain({
  shell,
  page,
  index,
}: {
  readonly shell: SiteShell
  readonly page: Page
  readonly index: GeneratedIndexContent
}) {
  return (
    <div className="page__column page__column--alone">
      <VersionBanner version={page.version} siteTitle={shell.title} />
      <Breadcrumbs crumbs={index.breadcrumbs} baseUrl={shell.baseUrl} />
      <VersionBadge version={page.version} />
      <article className="prose" data-article="">
        <h1>
          <Name>{index.title}</Name>
        </h1>
        {index.description !== '' && <p>{index.description}</p>}
        <CardList cards={index.cards} />
      </article>
      <Pagination previous={index.previous} next={index.next} />
    </div>
  )
}
