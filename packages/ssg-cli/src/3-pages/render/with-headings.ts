import type { Config } from '../../model/config.ts'
import type { HeadingFact } from '../../model/compiled.ts'
import type { Page } from '../../model/page.ts'
import { toc } from './toc.ts'

/** Add the table of contents of a compiled body to a doc's page. */
export function withHeadings(page: Page, headings: readonly HeadingFact[], levels: Config['toc']): Page {
  if (page.content.type !== 'doc') return page
  const { frontMatter } = page.content
  const items = toc(headings, {
    min: frontMatter.toc_min_heading_level ?? levels.min,
    max: frontMatter.toc_max_heading_level ?? levels.max,
  })
  return { ...page, content: { ...page.content, toc: items, showToc: page.content.showToc && items.length > 0 } }
}
