import type { NavLink, SiteLayout } from 'docs-build/page'
import { layoutWords } from '../words/layout-words.ts'

/** Links to the pages of tags. */
export function TagList({ tags, layout }: { readonly tags: readonly NavLink[]; readonly layout: SiteLayout }) {
  if (tags.length === 0) return null
  return (
    <ul className="doc-footer__tags" aria-label={layoutWords(layout).page.tags}>
      {tags.map(({ label, href }) => (
        <li key={href}>
          <a href={href} rel="tag">
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
