import type { TocItem } from 'docs-build/page'
import { TocList } from './toc-list.tsx'

/** The table of contents beside the article, on wide screens. */
export function Toc({ items }: { readonly items: readonly TocItem[] }) {
  return (
    <nav className="toc" aria-labelledby="_toc-title">
      <p className="toc__title" id="_toc-title">
        On this page
      </p>
      <TocList items={items} />
    </nav>
  )
}
