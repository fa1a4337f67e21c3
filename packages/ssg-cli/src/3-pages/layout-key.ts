import type { Config } from '../model/config.ts'
import type { ShownItem } from '../model/site.ts'
import type { CompiledBody } from '../model/page-job.ts'
import type { Page, TocItem } from '../model/page.ts'
import { admonitionTitle } from './compile/plugins/directives/admonition.ts'

/** What the layout follows from besides the page. */
type LayoutConfig = Pick<Config, 'theme' | 'baseUrl' | 'everyPage'>

/**
 * What the ids around an article depend on: pages with the same key have the same ids in navbar, sidebar, table of
 * contents and footer. Undefined when only rendering the page can tell.
 *
 * The theme's manifest lists the parts of a page that decide. Words in the layout hold no ids, because themes escape
 * them; where an author's HTML goes into the layout, there is no key.
 */
export function layoutKey(page: Page, { theme, baseUrl, everyPage }: LayoutConfig): string | undefined {
  if (!theme.manifest || Object.keys(theme.components).length > 0) return undefined
  if (everyPage?.head.some(({ attributes = {}, content }) => 'id' in attributes || content?.includes('id=')))
    return undefined
  const { content, sidebar } = page
  if (content.type !== 'doc' && content.type !== 'generated-index') return undefined
  // Letters of tags are ids.
  if (content.type === 'generated-index' && content.isByLetter) return undefined
  const paths = theme.manifest.layout[content.type]
  if (!paths) return undefined
  if (sidebar && hasHtml(sidebar.items)) return undefined
  if (content.type === 'doc' && content.toc.some(hasMarkedUpId)) return undefined
  const parts = [page.route === baseUrl, ...paths.map((path) => hasPart(page, path.split('.')))]
  return `${content.type} ${parts.join()}`
}

/** The key of a page's layout, if nothing has to be rendered to know all ids of the page: those of its article are facts. */
export function knownLayout(page: Page, compiled: CompiledBody | undefined, config: LayoutConfig): string | undefined {
  if (page.content.type === 'doc' && (compiled?.facts.ids === undefined || replacesMarkdown(config))) return undefined
  return layoutKey(page, config)
}

/** True when components of the site may take the place of what Markdown makes, or stand around it. */
function replacesMarkdown({ theme }: Pick<Config, 'theme'>): boolean {
  const isMade = (name: string) =>
    !/^[A-Z]/.test(name) || name === admonitionTitle || theme.manifest?.components[name]?.fromMarkdown
  return theme.articles !== undefined || theme.root !== undefined || Object.keys(theme.mdxComponents).some(isMade)
}

/** True when a page has something at a path: neither false nor empty. */
function hasPart(page: Page, path: readonly string[]): boolean {
  const part = path.reduce<unknown>(
    (value, name) => (typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined),
    page,
  )
  return Array.isArray(part) ? part.length > 0 : Boolean(part)
}

const known = new WeakMap<readonly ShownItem[], boolean>()

/** True when a sidebar shows HTML that an author wrote. Asked once for all pages that show the same. */
function hasHtml(items: readonly ShownItem[]): boolean {
  const found = known.get(items)
  if (found !== undefined) return found
  const has = items.some((item) => item.type === 'html' || (item.type === 'category' && hasHtml(item.items)))
  known.set(items, has)
  return has
}

function hasMarkedUpId({ html, children }: TocItem): boolean {
  return /<[^>]*\s(?:id|name)=/.test(html) || children.some(hasMarkedUpId)
}
