import type { TocItem, SiteLayout } from 'docs-build/page'
import type { TextLanguage } from '../html/text-language.ts'
import { TocList } from './toc-list.tsx'
import { layoutWords } from '../words/layout-words.ts'

/** The table of contents beside the article, on wide screens. */
export function Toc({
  items,
  layout,
  language,
}: {
  readonly items: readonly TocItem[]
  readonly layout: SiteLayout
  readonly language?: TextLanguage
}) {
  return (
    <nav className="toc" aria-labelledby="_toc-title">
      <p className="toc__title" id="_toc-title">
        {layoutWords(layout).page.onThisPage}
      </p>
      <TocList items={items} language={language} />
    </nav>
  )
}
