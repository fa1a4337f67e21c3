import type { LayoutMenuItem, LayoutNavLink, Page, SiteLayout } from 'docs-build/page'
import { hrefInVersion } from '../html/href-in-version.ts'
import { isCurrent, placeOf } from '../html/is-current.ts'
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
    if (!('href' in item))
      return <li key={index} className="menu__html" dangerouslySetInnerHTML={{ __html: item.html }} />
    const link = { ...item, href: hrefInVersion(item, page) }
    return (
      <li key={index}>
        <NavAnchor link={link} className={className} current={isCurrent(placeOf(page), link, layout.baseUrl)} />
      </li>
    )
  })
}

/**
 * The links of a menu, as they lead from a page.
 *
 * @example menuLinks([{ label: 'A', href: '/a', external: false }, { html: '<hr>' }], page) // → [{ label: 'A', … }]
 */
export function menuLinks(items: readonly LayoutMenuItem[] | undefined, page: Page): readonly LayoutNavLink[] {
  return (items ?? []).flatMap((item) => ('href' in item ? [{ ...item, href: hrefInVersion(item, page) }] : []))
}
