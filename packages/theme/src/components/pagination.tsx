import type { NavLink, SiteLayout } from 'docs-build/page'
import { layoutWords } from '../words/layout-words.ts'
import { PaginationLink } from './pagination-link.tsx'

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
      {previous && <PaginationLink to={previous} way={before} layout={layout} isNext={false} />}
      {next && <PaginationLink to={next} way={after} layout={layout} isNext />}
    </nav>
  )
}
