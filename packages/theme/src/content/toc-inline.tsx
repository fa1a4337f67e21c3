import { useArticle } from './article-context.tsx'

/** A heading as the variable `toc` of MDX has it. */
export interface TocEntry {
  /** Inline HTML. */
  readonly value: string
  readonly id: string
  readonly level: number
}

/**
 * A table of contents in the article: of the doc itself, `toc={toc}`, or of headings that the author picks.
 *
 * @see https://docusaurus.io/docs/markdown-features/toc#inline-table-of-contents
 */
export function TocInline({
  toc = [],
  minHeadingLevel,
  maxHeadingLevel,
}: {
  readonly toc?: readonly TocEntry[]
  readonly minHeadingLevel?: number
  readonly maxHeadingLevel?: number
}) {
  const levels = useArticle()?.layout.toc ?? { min: 2, max: 3 }
  const min = minHeadingLevel ?? levels.min
  const max = maxHeadingLevel ?? levels.max
  return <Entries entries={toc.filter(({ level }) => level >= min && level <= max)} />
}

function Entries({ entries }: { readonly entries: readonly TocEntry[] }) {
  if (entries.length === 0) return null
  return (
    <ul>
      {branches(entries).map(([{ id, value }, ...below]) => (
        <li key={id}>
          <a href={`#${id}`} dangerouslySetInnerHTML={{ __html: value }} />
          <Entries entries={below} />
        </li>
      ))}
    </ul>
  )
}

type Branch = readonly [TocEntry, ...TocEntry[]]

/** Each heading with those that stand below it: the ones that follow and are of a larger level. */
function branches([first, ...rest]: readonly TocEntry[]): readonly Branch[] {
  if (!first) return []
  const next = rest.findIndex(({ level }) => level <= first.level)
  const end = next === -1 ? rest.length : next
  return [[first, ...rest.slice(0, end)], ...branches(rest.slice(end))]
}
