import type { DocContent, Page, SiteShell } from 'docs-build/page'
import { BaseUrlBanner } from '../components/BaseUrlBanner.tsx'
import { Breadcrumbs } from '../components/Breadcrumbs.tsx'
import { DocFooter } from '../components/DocFooter.tsx'
import { HomeHead } from '../components/HomeHead.tsx'
import { Name } from '../components/Name.tsx'
import { Pagination } from '../components/Pagination.tsx'
import { Toc } from '../components/Toc.tsx'
import { TocFold } from '../components/TocFold.tsx'
import { VersionBadge } from '../components/VersionBadge.tsx'
import { VersionBanner } from '../components/VersionBanner.tsx'
import { splitTitle } from '../html/splitTitle.ts'

/** The main part of a doc: where it stands, its article, its table of contents and its neighbours. */
export function DocMain({
  shell,
  page,
  doc,
  article,
}: {
  readonly shell: SiteShell
  readonly page: Page
  readonly doc: DocContent
  readonly article: string
}) {
  const isHome = page.route === shell.baseUrl
  const hasToc = doc.showToc && doc.toc.length > 0
  const { title: ownTitle, body } = splitTitle(article)
  const title = doc.showTitle ? (
    <h1>
      <Name>{doc.title}</Name>
    </h1>
  ) : (
    ownTitle !== undefined && <div className="prose__title" dangerouslySetInnerHTML={{ __html: ownTitle }} />
  )
  return (
    <>
      <div className={hasToc ? 'page__column' : 'page__column page__column--alone'}>
        <VersionBanner version={page.version} siteTitle={shell.title} />
        {!isHome && <Breadcrumbs crumbs={doc.breadcrumbs} baseUrl={shell.baseUrl} />}
        {doc.draft && <PageState label="Draft">This page is a draft. It is not part of the published site.</PageState>}
        {doc.unlisted && (
          <PageState label="Unlisted">
            This page is unlisted. Search engines do not index it, and only those with a direct link find it.
          </PageState>
        )}
        <VersionBadge version={page.version} />
        <article className="prose" data-article="">
          {isHome && <BaseUrlBanner shell={shell} />}
          {isHome ? <HomeHead shell={shell}>{title}</HomeHead> : title}
          {hasToc && <TocFold items={doc.toc} />}
          <div className="prose__body" dangerouslySetInnerHTML={{ __html: body }} />
        </article>
        <DocFooter doc={doc} language={shell.locale.htmlLang} />
        <Pagination previous={doc.previous} next={doc.next} />
      </div>
      {hasToc && (
        <div className="page__toc">
          <Toc items={doc.toc} />
        </div>
      )}
    </>
  )
}

function PageState({ label, children }: { readonly label: string; readonly children: string }) {
  return (
    <p className="page-state">
      <strong>{label}</strong> {children}
    </p>
  )
}
