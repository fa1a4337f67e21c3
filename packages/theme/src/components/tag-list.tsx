import type { SiteLayout, TagLink } from 'docs-build/page'
import { layoutWords } from '../words/layout-words.ts'

/** Links to the pages of tags. */
export function TagList({ tags, layout }: { readonly tags: readonly TagLink[]; readonly layout: SiteLayout }) {
  if (tags.length === 0) return null
  return (
    <ul className="doc-footer__tags" aria-label={layoutWords(layout).page.tags}>
      {tags.map(({ label, href, description }) => (
        <li key={href}>
          <a href={href} rel="tag" title={description}>
            {label}
          </a>
        </li>
      ))}
    </ul>
  )
}
