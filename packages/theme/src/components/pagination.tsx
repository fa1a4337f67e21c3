import type { NavLink, SiteLayout } from 'docs-build/page'
import { Name } from './name.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** Links to the docs before and after this one in the sidebar's order. */
export function Pagination({
  previous,
  next,
  layout,
}: {
  readonly previous: NavLink | undefined
  readonly next: NavLink | undefined
  readonly layout: SiteLayout
}) {
  if (!previous && !next) return null
  const words = layoutWords(layout).page
  return (
    <nav className="pagination" aria-label={words.docsPages}>
      {previous && (
        <a className="pagination__link" href={previous.href} rel="prev">
          <span className="pagination__way">{words.previous}</span>
          <span className="pagination__label">
            <Name>{previous.label}</Name>
          </span>
        </a>
      )}
      {next && (
        <a className="pagination__link pagination__link--next" href={next.href} rel="next">
          <span className="pagination__way">{words.next}</span>
          <span className="pagination__label">
            <Name>{next.label}</Name>
          </span>
        </a>
      )}
    </nav>
  )
}
