import type { PostAuthorsContent, SiteLayout } from 'docs-build/page'
import { AuthorName } from '../components/author-name.tsx'
import { AuthorPicture } from '../components/author-picture.tsx'
import { layoutWords } from '../words/layout-words.ts'
import { count } from '../words/count.ts'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'

/** The main part of the page that lists the authors of a blog. */
export function PostAuthorsMain({
  layout,
  content,
}: {
  readonly layout: SiteLayout
  readonly content: PostAuthorsContent
}) {
  const { postCount } = layoutWords(layout).page
  return (
    <div className="page__column page__column--alone">
      <Breadcrumbs crumbs={content.breadcrumbs} layout={layout} />
      <div className="prose" data-article="">
        <h1>{content.title}</h1>
        <ul className="authors">
          {content.authors.map((author) => (
            <li key={author.name} className="author">
              <AuthorPicture author={author} />
              <span className="author__words">
                <AuthorName author={author} />
                {author.title !== undefined && <span className="author__title">{author.title}</span>}
                {author.description !== undefined && <span className="author__about">{author.description}</span>}
                <span className="author__title">{count(postCount, author.count, layout.locale.htmlLang)}</span>
              </span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  )
}
