import { createElement } from 'react'
import type { Page, PrintContent, PrintedPart, SiteLayout } from 'docs-build/page'
import { Name } from '../components/name.tsx'
import { languageOf } from '../html/text-language.ts'
import { layoutWords } from '../words/layout-words.ts'

/** The main part of a page for paper: a section of the docs, its contents first, then all its pages. */
export function PrintMain({
  layout,
  page,
  section,
}: {
  readonly layout: SiteLayout
  readonly page: Page
  readonly section: PrintContent
}) {
  const words = layoutWords(layout).page
  return (
    <div className="page__column page__column--alone printed">
      <article className="prose" data-article="">
        <h1 {...languageOf(section.lang, layout)}>
          <Name>{section.title}</Name>
        </h1>
        <p className="printed__url">
          {layout.title}
          {page.version && ` ${page.version.label}`} · <a href={section.href}>{layout.url + section.href}</a>
        </p>
        <nav className="printed__contents" aria-label={words.onThisPage}>
          <ul>
            {section.parts.filter(isNumbered).map(({ id, number, level, title, lang }) => (
              <li key={id} className={`printed__entry printed__entry--${level}`}>
                <span className="printed__number">{number}</span>{' '}
                <a href={`#${id}`} {...languageOf(lang, layout)}>
                  {title}
                </a>
              </li>
            ))}
          </ul>
        </nav>
        {section.parts.map((part) => (
          <Part key={part.id} part={part} layout={layout} />
        ))}
      </article>
    </div>
  )
}

const isNumbered = ({ number }: PrintedPart) => number !== ''

function Part({ part, layout }: { readonly part: PrintedPart; readonly layout: SiteLayout }) {
  const { id, html, articleLang } = part
  const isTitled = isNumbered(part)
  return (
    <section className="printed__part" id={isTitled ? undefined : id}>
      {isTitled && <PartHead part={part} layout={layout} />}
      {html !== undefined && (
        <div className="prose__body" {...languageOf(articleLang, layout)} dangerouslySetInnerHTML={{ __html: html }} />
      )}
    </section>
  )
}

function PartHead({ part, layout }: { readonly part: PrintedPart; readonly layout: SiteLayout }) {
  const { id, number, level, title, lang, href } = part
  return (
    <>
      {createElement(
        `h${level}`,
        { id, ...languageOf(lang, layout) },
        <span className="printed__number">{number}</span>,
        ' ',
        <Name>{title}</Name>,
      )}
      {href !== undefined && (
        <p className="printed__url">
          <a href={href}>{layout.url + href}</a>
        </p>
      )}
    </>
  )
}
