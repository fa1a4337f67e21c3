import type { DocContent, Page, SiteLayout } from 'docs-build/page'
import { BaseUrlBanner } from '../components/base-url-banner.tsx'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'
import { DocFooter } from '../components/doc-footer.tsx'
import { HomeHead } from '../components/home-head.tsx'
import { Name } from '../components/name.tsx'
import { Pagination } from '../components/pagination.tsx'
import { PostByline } from '../components/post-byline.tsx'
import { PostHead } from '../components/post-head.tsx'
import { PostPagination } from '../components/post-pagination.tsx'
import { PostTitle } from '../components/post-title.tsx'
import { Toc } from '../components/toc.tsx'
import { TocFold } from '../components/toc-fold.tsx'
import { StateNote, UnlistedNote } from '../components/state-note.tsx'
import { UntranslatedNote } from '../components/untranslated-note.tsx'
import { VersionBadge } from '../components/version-badge.tsx'
import { VersionBanner } from '../components/version-banner.tsx'
import { VersionDocs } from '../components/version-docs.tsx'
import { splitTitle } from '../html/split-title.ts'
import { textLanguage } from '../html/text-language.ts'
import { layoutWords } from '../words/layout-words.ts'

/** The main part of a doc: where it stands, its article, its table of contents and its neighbours. */
export function DocMain({
  layout,
  page,
  doc,
  article,
}: {
  readonly layout: SiteLayout
  readonly page: Page
  readonly doc: DocContent
  readonly article: string
}) {
  const words = layoutWords(layout).page
  const isHome = page.route === layout.baseUrl
  // In sites of Docusaurus it is what its author wrote.
  const hasHead = isHome && layout.articleClasses === undefined
  const isSplash = doc.frontMatter.layout === 'splash'
  const hasToc = doc.showToc && doc.toc.length > 0
  const { title: ownTitle, body } = splitTitle(article)
  const language = textLanguage(doc)
  const title = doc.showTitle ? (
    <h1 {...language}>
      <Name>{doc.title}</Name>
    </h1>
  ) : (
    ownTitle !== undefined && (
      <div {...language} className="prose__title" dangerouslySetInnerHTML={{ __html: ownTitle }} />
    )
  )
  return (
    <>
      <div className={columnClass(hasToc, isSplash)}>
        <VersionBanner version={page.version} layout={layout} />
        {!isHome && <Breadcrumbs crumbs={doc.breadcrumbs} layout={layout} />}
        <UntranslatedNote untranslated={doc.untranslated} layout={layout} />
        {doc.draft && <StateNote label={words.draft}>{words.draftNote}</StateNote>}
        {doc.unlisted && <UnlistedNote layout={layout} />}
        <VersionBadge version={page.version} layout={layout} />
        <article className={articleClass(layout, page, { doc, body })} data-article="">
          {isHome && <BaseUrlBanner layout={layout} />}
          {doc.post ? (
            <PostHead post={doc.post}>
              <PostTitle post={doc.post}>{title}</PostTitle>
              <PostByline post={doc.post} layout={layout} />
            </PostHead>
          ) : hasHead && !isSplash ? (
            <HomeHead layout={layout}>{title}</HomeHead>
          ) : (
            title
          )}
          {doc.post?.version !== undefined && <VersionDocs version={doc.post.version} layout={layout} />}
          {hasToc && <TocFold items={doc.toc} layout={layout} language={language} />}
          <div {...language} className="prose__body" dangerouslySetInnerHTML={{ __html: body }} />
        </article>
        <DocFooter doc={doc} layout={layout} />
        {doc.post ? (
          <PostPagination doc={doc} layout={layout} />
        ) : (
          <Pagination previous={doc.previous} next={doc.next} layout={layout} />
        )}
      </div>
      {hasToc && (
        <div className="page__toc">
          <Toc items={doc.toc} layout={layout} language={language} />
        </div>
      )}
    </>
  )
}

/** Pages that are no docs have no class that styles of a site look for. A site's own `DocItem` brings it itself. */
function articleClass(
  { articleClasses }: SiteLayout,
  { meta }: Page,
  { doc, body }: { readonly doc: DocContent; readonly body: string },
): string {
  const isPage = meta.className?.split(' ').includes('mdx-page')
  if (!articleClasses || isPage || /\sclass="(?:[^"]* )?markdown[ "]/.test(body)) return 'prose'
  return `prose ${doc.post ? articleClasses.post : articleClasses.doc}`
}

function columnClass(hasToc: boolean, isSplash: boolean): string {
  if (hasToc) return 'page__column'
  return `page__column page__column--alone${isSplash ? ' page__column--splash' : ''}`
}
