import { defaultTheme } from '../model/default-theme.ts'
import type { Config } from '../model/config.ts'
import type { SidebarItem } from '../model/site.ts'
import type { CompiledBody } from '../model/page-job.ts'
import type { DocContent, Page, TocItem } from '../model/page.ts'

/**
 * What the ids around an article depend on: pages with the same key have the same ids in navbar, sidebar, table of
 * contents and footer. Undefined when only rendering the page can tell.
 *
 * It names every part of the default theme's layout that is there or not. Words in these parts hold no ids, because
 * the theme escapes them; where an author's HTML goes into the layout, there is no key.
 */
export function layoutKey(page: Page, { theme, baseUrl }: Pick<Config, 'theme' | 'baseUrl'>): string | undefined {
  if (theme.package !== defaultTheme || Object.keys(theme.components).length > 0) return undefined
  const { content, sidebar, version } = page
  if (content.type !== 'doc' && content.type !== 'generated-index') return undefined
  if (sidebar && hasHtml(sidebar.items)) return undefined
  if (content.type === 'doc' && content.toc.some(hasMarkedUpId)) return undefined
  const parts = [
    page.route === baseUrl,
    sidebar !== undefined,
    version !== undefined,
    version?.badge,
    version?.banner?.kind,
    content.breadcrumbs.length > 0,
    content.previous !== undefined,
    content.next !== undefined,
    ...(content.type === 'doc' ? docParts(content) : [content.cards.length > 0]),
  ]
  return `${content.type} ${parts.join()}`
}

/** The key of a page's layout, if nothing has to be rendered to know all ids of the page: those of its article are facts. */
export function knownLayout(
  page: Page,
  compiled: CompiledBody | undefined,
  config: Pick<Config, 'theme' | 'baseUrl'>,
): string | undefined {
  if (page.content.type === 'doc' && (compiled?.facts.ids === undefined || replacesMarkdown(config))) return undefined
  return layoutKey(page, config)
}

/** True when a registered component may take the place of an element that Markdown makes. */
function replacesMarkdown({ theme }: Pick<Config, 'theme'>): boolean {
  return Object.keys(theme.mdxComponents).some((name) => !/^[A-Z]/.test(name) || made.has(name))
}

/** Components of the theme that Markdown makes. */
const made = new Set(['Admonition', 'AdmonitionTitle', 'CodeBlock'])

function docParts(doc: DocContent): unknown[] {
  return [
    doc.showTitle,
    doc.showToc && doc.toc.length > 0,
    doc.draft,
    doc.unlisted,
    doc.editUrl !== undefined,
    doc.lastUpdated?.date !== undefined,
    doc.lastUpdated?.author !== undefined,
  ]
}

const known = new WeakMap<readonly SidebarItem[], boolean>()

/** True when a sidebar shows HTML that an author wrote. Asked once for each sidebar, not for each of its pages. */
function hasHtml(items: readonly SidebarItem[]): boolean {
  const found = known.get(items)
  if (found !== undefined) return found
  const has = items.some((item) => item.type === 'html' || (item.type === 'category' && hasHtml(item.items)))
  known.set(items, has)
  return has
}

function hasMarkedUpId({ html, children }: TocItem): boolean {
  return /<[^>]*\s(?:id|name)=/.test(html) || children.some(hasMarkedUpId)
}
