import type { SearchHit } from '@docs-build/search'
import { hitHref, type SiteAddress } from './hit-href.ts'
import { hitText } from './hit-text.ts'
import { Marked } from './marked.tsx'
import { Trail } from './trail.tsx'

/** A hit on the search page: a link to the heading it stands under, the way there, and the text around what matches. */
export function SearchPageHit({ hit, site }: { readonly hit: SearchHit; readonly site: SiteAddress }) {
  const text = hitText(hit)
  const isContent = hit.type === 'content'
  const title = isContent ? (text.trail.at(-1) ?? text.title) : text.title
  const above = isContent ? text.trail.slice(0, -1) : text.trail
  const group = hit.hierarchy.lvl0
  const trail = group === null ? above : [[{ text: group, isMatch: false }], ...above]
  const snippet = isContent ? text.title : text.snippet
  return (
    <li>
      <h2>
        <a href={hitHref(hit.url, site)}>
          <Marked parts={title} />
        </a>
      </h2>
      <p className="search-page__trail">
        <Trail levels={trail} />
      </p>
      {snippet && (
        <p>
          <Marked parts={snippet} />
        </p>
      )}
    </li>
  )
}
