import type { LayoutMenuItem, Page, SiteLayout } from 'docs-build/page'
import { hrefInVersion } from '../html/href-in-version.ts'
import { liesBelow } from '../html/lies-below.ts'
import { NavAnchor } from './nav-anchor.tsx'

/** The items of a menu in the navbar, as a list in the bar and in the drawer. */
export function MenuItems({
  layout,
  page,
  items = [],
  className,
}: {
  readonly layout: SiteLayout
  readonly page: Page
  readonly items?: readonly LayoutMenuItem[]
  /** Class of the links. */
  readonly className: string
}) {
  return items.map((item, index) => {
    if ('html' in item) return <li key={index} className="menu__html" dangerouslySetInnerHTML={{ __html: item.html }} />
    const href = hrefInVersion(item, page)
    return (
      <li key={index}>
        <NavAnchor {...item} href={href} className={className} current={liesBelow(page.route, href, layout.baseUrl)} />
      </li>
    )
  })
}

/**
 * Where the links of a menu lead from a page.
 *
 * @example menuHrefs([{ label: 'A', href: '/a', external: false }, { html: '<hr>' }], page) // → ['/a']
 */
export function menuHrefs(items: readonly LayoutMenuItem[] | undefined, page: Page): readonly string[] {
  return (items ?? []).flatMap((item) => ('html' in item ? [] : [hrefInVersion(item, page)]))
}
