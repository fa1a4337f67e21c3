import type { HeadingFact } from '../../model/compiled.ts'
import type { TocItem } from '../../model/page.ts'

interface MutableItem {
  readonly id: string
  readonly level: number
  readonly html: string
  readonly children: MutableItem[]
}

/**
 * The table of contents: headings between two levels, each below the nearest earlier one of a smaller level.
 *
 * Headings of other levels are left out and their children move up.
 *
 * @see https://docusaurus.io/docs/markdown-features/toc#table-of-contents-heading-level
 */
export function toc(
  headings: readonly HeadingFact[],
  levels: { readonly min: number; readonly max: number },
): readonly TocItem[] {
  const roots: MutableItem[] = []
  const open: MutableItem[] = []
  for (const { id, level, html } of headings) {
    if (level < levels.min || level > levels.max) continue
    const item: MutableItem = { id, level, html, children: [] }
    while (open.length > 0 && (open.at(-1)?.level ?? 0) >= level) open.pop()
    ;(open.at(-1)?.children ?? roots).push(item)
    open.push(item)
  }
  return roots
}
