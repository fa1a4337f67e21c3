import type { Element, Nodes } from 'hast'
import type { HeadingFact } from '../../model/compiled.ts'
import type { Page } from '../../model/page.ts'

/** An entry of `toc` as MDX reads it. */
export interface TocEntry {
  /** Inline HTML. */
  readonly value: string
  readonly id: string
  readonly level: number
}

/**
 * The variables that MDX has without declaring them: its front matter, all its headings, and the text of its own title.
 *
 * @see https://docusaurus.io/docs/markdown-features/react#available-exports
 */
export function articleScope(
  { content }: Page,
  headings: readonly HeadingFact[],
  title: Element | undefined,
): Readonly<Record<string, unknown>> {
  if (content.type !== 'doc') return {}
  const toc: readonly TocEntry[] = headings.map(({ html, id, level }) => ({ value: html, id, level }))
  return { frontMatter: content.frontMatter, toc, contentTitle: title && textOf(title).trim() }
}

function textOf(node: Nodes): string {
  if (node.type === 'text') return node.value
  return 'children' in node ? node.children.map(textOf).join('') : ''
}
