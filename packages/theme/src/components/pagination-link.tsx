import type { NavLink, SiteLayout } from 'docs-build/page'
import { languageOf } from '../html/text-language.ts'
import { Name } from './name.tsx'

/** The link to the page before or after another one. */
export function PaginationLink({
  to,
  way,
  layout,
  isNext,
}: {
  readonly to: NavLink
  /** What is said above its name; undefined where that says all. */
  readonly way: string | undefined
  readonly layout: SiteLayout
  readonly isNext: boolean
}) {
  return (
    <a
      className={isNext ? 'pagination__link pagination__link--next' : 'pagination__link'}
      href={to.href}
      rel={isNext ? 'next' : 'prev'}
    >
      {way !== undefined && <span className="pagination__way">{way}</span>}
      <span className="pagination__label" {...languageOf(to.lang, layout)}>
        <Name>{to.label}</Name>
      </span>
    </a>
  )
}
