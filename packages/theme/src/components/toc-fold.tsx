import type { TocItem, SiteLayout } from 'docs-build/page'
import type { TextLanguage } from '../html/text-language.ts'
import { TocList } from './toc-list.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** The table of contents above the article, where there is no room beside it. */
export function TocFold({
  items,
  layout,
  language,
}: {
  readonly items: readonly TocItem[]
  readonly layout: SiteLayout
  readonly language?: TextLanguage
}) {
  const { onThisPage } = layoutWords(layout).page
  return (
    <details className="toc-fold">
      <summary>{onThisPage}</summary>
      <nav aria-label={onThisPage}>
        <TocList items={items} language={language} />
      </nav>
    </details>
  )
}
