import type { TocItem } from 'docs-build/page'

/** The entries of a table of contents, nested. */
export function TocList({ items }: { readonly items: readonly TocItem[] }) {
  return (
    <ul className="toc__list">
      {items.map(({ id, html, children }) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: html }} />
          {children.length > 0 && <TocList items={children} />}
        </li>
      ))}
    </ul>
  )
}
