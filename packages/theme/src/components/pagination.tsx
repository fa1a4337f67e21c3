import type { NavLink, SiteLayout } from 'docs-build/page'
import { languageOf } from '../html/text-language.ts'
import { Name } from './name.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** Links to the pages before and after this one: of docs in the order of the sidebar. */
export function Pagination({
  previous,
  next,
  layout,
  label,
  ways,
}: {
  readonly previous: NavLink | undefined
  readonly next: NavLink | undefined
  readonly layout: SiteLayout
  /** What the pages are. */
  readonly label?: string
  /** What is said above each of the links; undefined where their labels say all. */
  readonly ways?: readonly [previous: string | undefined, next: string | undefined]
}) {
  if (!previous && !next) return null
  const words = layoutWords(layout).page
  const [before, after] = ways ?? [words.previous, words.next]
  return (
    <nav className="pagination" aria-label={label ?? words.docsPages}>
      {previous && (
        <a className="pagination__link" href={previous.href} rel="prev">
          {before !== undefined && <span className="pagination__way">{before}</span>}
          <span className="pagination__label" {...languageOf(previous.lang, layout)}>
            <Name>{previous.label}</Name>
          </span>
        </a>
      )}
      {next && (
        <a className="pagination__link pagination__link--next" href={next.href} rel="next">
          {after !== undefined && <span className="pagination__way">{after}</span>}
          <span className="pagination__label" {...languageOf(next.lang, layout)}>
            <Name>{next.label}</Name>
          </span>
        </a>
      )}
    </nav>
  )
}
