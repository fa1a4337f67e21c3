import type { TocItem } from 'docs-build/page'
import { TocList } from './toc-list.tsx'

/** The table of contents above the article, where there is no room beside it. */
export function TocFold({ items }: { readonly items: readonly TocItem[] }) {
  return (
    <details className="toc-fold">
      <summary>On this page</summary>
      <nav aria-label="On this page">
        <TocList items={items} />
      </nav>
    </details>
  )
}
