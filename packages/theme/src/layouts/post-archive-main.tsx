import type { PostArchiveContent, SiteLayout } from 'docs-build/page'
import { Breadcrumbs } from '../components/breadcrumbs.tsx'
import { Name } from '../components/name.tsx'
import { languageOf } from '../html/text-language.ts'
import { readableDate } from '../html/readable-date.ts'

/** The main part of the archive of a blog: all posts by year. */
export function PostArchiveMain({
  layout,
  archive,
}: {
  readonly layout: SiteLayout
  readonly archive: PostArchiveContent
}) {
  const language = layout.locale.htmlLang
  return (
    <div className="page__column page__column--alone">
      <Breadcrumbs crumbs={archive.breadcrumbs} layout={layout} />
      <div className="prose" data-article="">
        <h1>{archive.title}</h1>
        {archive.years.map(({ year, posts }) => (
          <section key={year} aria-labelledby={year}>
            <h2 id={year}>{year}</h2>
            <ul className="archive">
              {posts.map(({ date, title, lang, href }) => (
                <li key={href}>
                  <time dateTime={date.slice(0, 10)}>{readableDate(date, language, 'day')}</time>
                  <a href={href} {...languageOf(lang, layout)}>
                    <Name>{title}</Name>
                  </a>
                </li>
              ))}
            </ul>
          </section>
        ))}
      </div>
    </div>
  )
}
