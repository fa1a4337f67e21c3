import type { Page, ShellNavItem, SiteShell } from 'docs-build/page'
import { liesBelow } from '../html/liesBelow.ts'
import { hrefInVersion } from '../html/hrefInVersion.ts'
import { Dropdown } from './Dropdown.tsx'
import { LocaleDropdown } from './LocaleDropdown.tsx'
import { NavAnchor } from './NavAnchor.tsx'
import { SearchButton } from './SearchButton.tsx'
import { VersionDropdown } from './VersionDropdown.tsx'

/** One item of the navbar, of any type. */
export function NavbarItem({
  shell,
  page,
  item,
}: {
  readonly shell: SiteShell
  readonly page: Page
  readonly item: ShellNavItem
}) {
  switch (item.type) {
    case 'link': {
      const href = hrefInVersion(item, page)
      const current = liesBelow(page.route, href, shell.baseUrl)
      return <NavAnchor {...item} href={href} className="navbar__link" current={current} />
    }
    case 'dropdown':
      return (
        <Dropdown label={item.label}>
          {item.items.map((link) => (
            <li key={link.href}>
              <NavAnchor
                {...link}
                className="dropdown__link"
                current={liesBelow(page.route, link.href, shell.baseUrl)}
              />
            </li>
          ))}
        </Dropdown>
      )
    case 'search':
      return <SearchButton shell={shell} />
    case 'docsVersionDropdown':
      return <VersionDropdown shell={shell} version={page.version} collection={item.collection} />
    case 'localeDropdown':
      // The not-found page is shown at any address: an empty link leads to the one that was asked for.
      return <LocaleDropdown shell={shell} route={page.content.type === 'not-found' ? '' : page.route} />
    case 'html':
      return <div dangerouslySetInnerHTML={{ __html: item.html }} />
  }
}
