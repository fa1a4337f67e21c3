import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Where a page stands in its sidebar. */
export interface SidebarLocation {
  readonly label: string
  /** Labels of the categories around it, the outermost first, as the route table writes them. */
  readonly parents: string
  /** Position at each level, from 1: `2.1.3`. */
  readonly order: string
}

interface SidebarItem {
  readonly label: string
  readonly href?: string
  readonly items?: readonly SidebarItem[]
}

/** Read the places of all links of the sidebar that the page at a path shows, by URL. */
export function sidebarLocations(outDir: string, path: string): ReadonlyMap<string, SidebarLocation> {
  const file = join(outDir, path, 'index.html')
  if (!existsSync(file)) return new Map()
  const [, state = ''] = / id="_state">(.*?)<\/script>/s.exec(readFileSync(file, 'utf8')) ?? []
  // Both are the client's own data, written by the build that the test has just run.
  const { page } = JSON.parse(state) as { readonly page: { readonly sidebar?: { readonly dataUrl: string } } }
  if (!page.sidebar) return new Map()
  const items = JSON.parse(readFileSync(join(outDir, page.sidebar.dataUrl), 'utf8')) as readonly SidebarItem[]
  return new Map(placesOf(items, [], ''))
}

function placesOf(
  items: readonly SidebarItem[],
  parents: readonly string[],
  prefix: string,
): (readonly [string, SidebarLocation])[] {
  return items.flatMap(({ label, href, items: inner = [] }, index) => {
    const order = `${prefix}${index + 1}`
    const own = href === undefined ? [] : [[href, { label, parents: parents.join(' > '), order }] as const]
    return [...own, ...placesOf(inner, [...parents, label], `${order}.`)]
  })
}
