import type { TocItem } from 'docs-build/page'
import type { TextLanguage } from '../html/text-language.ts'

/** The entries of a table of contents, nested. */
export function TocList({ items, language }: { readonly items: readonly TocItem[]; readonly language?: TextLanguage }) {
  return (
    <ul {...language} className="toc__list">
      {items.map(({ id, html, children }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          {children.length > 0 && <TocList items={children} />}
        </li>
      ))}
    </ul>
  )
}
