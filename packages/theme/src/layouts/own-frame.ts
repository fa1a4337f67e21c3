import type { Page, SiteLayout } from 'docs-build/page'
import { AnnouncementBar } from '../components/announcement-bar.tsx'
import { Brand } from '../components/brand.tsx'
import { ColorModeToggle } from '../components/color-mode-toggle.tsx'
import { Footer } from '../components/footer.tsx'
import { MenuButton } from '../components/menu-button.tsx'
import { NavbarContent } from '../components/navbar-content.tsx'
import { NavbarExtra } from '../components/navbar-extra.tsx'
import { Navbar } from '../components/navbar.tsx'
import { SearchButton } from '../components/search-button.tsx'
import { Sidebar } from '../components/sidebar.tsx'
import { eachTime } from '../server/once.ts'
import { part } from '../server/part.ts'

const known = new WeakMap<Page, { readonly layout: SiteLayout; readonly html: string }>()

/**
 * What code of the site shows around the main part of a page. Empty for most sites: there all of it is of the theme, whose client
 * knows what is different from page to page.
 */
export function ownFrame(layout: SiteLayout, page: Page): string {
  const before = known.get(page)
  if (before?.layout === layout) return before.html
  const around = { layout, page }
  const shared = [Footer, AnnouncementBar, Brand, ColorModeToggle, MenuButton, SearchButton]
  const items = layout.navbar.items.flatMap((item) =>
    item.type === 'component' ? eachTime(NavbarExtra, { item, isInDrawer: false }, around) : [],
  )
  const bars = [Navbar, NavbarContent].flatMap((bar) => (bar.isShared ? [] : eachTime(bar, around)))
  const parts = shared.flatMap((each) => (each.isShared ? [] : part(around, '', each, { layout })))
  const sidebar = Sidebar.isShared || !page.sidebar ? '' : eachTime(Sidebar, { layout, page: withoutItems(page) })
  const html = [...bars, sidebar, ...items, ...parts].join('')
  known.set(page, { layout, html })
  return html
}

/** The client brings the items of a sidebar to each page. */
function withoutItems(page: Page): Page {
  return page.sidebar ? { ...page, sidebar: { ...page.sidebar, items: [] } } : page
}

/** What the client brings to each page: what is current, and a menu of versions. */
const ofClient =
  / aria-current="[^"]*"| href="[^"]*"(?= data-version=)|<span class="dropdown__note dropdown__note--lacking">[^<]*<\/span>|(?<= data-label="">)[^<]*/g

/**
 * Changes when the client can't show a page in the document of another one: with a new build, or when code of the site shows
 * something else around it.
 */
export function frameId(layout: SiteLayout, page: Page): string {
  const html = ownFrame(layout, page).replace(ofClient, '')
  if (html === '') return layout.buildId
  let sum = 0
  for (let index = 0; index < html.length; index++) sum = (Math.imul(sum, 31) + html.charCodeAt(index)) | 0
  return `${layout.buildId}-${(sum >>> 0).toString(36)}`
}
