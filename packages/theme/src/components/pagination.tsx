import type { NavLink } from 'docs-build/page'
import { Name } from './name.tsx'

/** Links to the docs before and after this one in the sidebar's order. */
export function Pagination({
  previous,
  next,
}: {
  readonly previous: NavLink | undefined
  readonly next: NavLink | undefined
}) {
  if (!previous && !next) return null
  return (
    <nav className="pagination" aria-label="Docs pages">
      {previous && (
        <a className="pagination__link" href={previous.href} rel="prev">
          <span className="pagination__way">Previous</span>
          <span className="pagination__label">
            <Name>{previous.label}</Name>
          </span>
        </a>
      )}
      {next && (
        <a className="pagination__link pagination__link--next" href={next.href} rel="next">
          <span className="pagination__way">Next</span>
          <span className="pagination__label">
            <Name>{next.label}</Name>
          </span>
        </a>
      )}
    </nav>
  )
}
