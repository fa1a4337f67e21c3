import { isCurrent } from '../../html/is-current.ts'
import type { PageState } from '../../layouts/page-state.ts'
import { closeDropdowns } from '../dropdowns.ts'
import { findAll } from '../dom.ts'
import { unmountIslands } from '../hydrate.ts'
import { showLocales } from '../locales.ts'
import { mainPart } from '../main-part.ts'
import { showSidebar } from '../sidebar/sidebar.ts'
import { state } from '../state.ts'
import { followVersion, showVersions } from '../versions.ts'
import { words } from '../words.ts'
import { ownHead } from './own-head.ts'
import type { FetchedPage } from './read-page.ts'

/** Show another page: exchange its part of the head, its main part, and the current links of navbar and sidebar. */
export function swapPage(page: FetchedPage): void {
  const main = mainPart()
  if (!main) throw new Error('Unexpected document without a main part.')
  const before = state.page.sidebar?.key
  unmountIslands(main)
  swapHead(page.head)
  if (main.localName === page.main.localName) main.replaceChildren(...page.main.childNodes)
  else main.replaceWith(page.main)
  closeDropdowns()
  showFrame(page)
  swapSidebar(before)
}

/** Bring what is around the main part to a page, but for the sidebar. */
export function showFrame({ state: own, className, url, html }: FetchedPage): void {
  const root = document.documentElement
  root.className = className
  root.dataset.url = url
  state.page = { ...own, html }
  followVersion()
  markPlaces(own)
  showVersions()
  showLocales()
}

/** Put a page's own part of the head in the place of the one that is there. */
export function swapHead(own: readonly Element[]): void {
  for (const element of ownHead(document)) element.remove()
  document.head.append(...own)
}

function markPlaces({ route, sidebar }: PageState): void {
  const place = { route, ...(sidebar && { sidebarKey: sidebar.key }) }
  for (const link of findAll<HTMLAnchorElement>(
    '.navbar__link, .dropdown__link:not([data-version], [hreflang]), .menu__link[href]:not([data-version], [hreflang])',
  )) {
    const { activeOn, sidebar: into } = link.dataset
    const written = {
      href: link.getAttribute('href') ?? '',
      ...(activeOn !== undefined && { activeOn }),
      ...(into !== undefined && { sidebar: into }),
    }
    if (isCurrent(place, written, state.site.baseUrl)) link.setAttribute('aria-current', 'true')
    else link.removeAttribute('aria-current')
  }
}

function swapSidebar(before: string | undefined): void {
  const layout = document.querySelector('.frame')
  const drawer = layout?.querySelector('.drawer')
  const { sidebar } = state.page
  layout?.toggleAttribute('data-sidebar', sidebar !== undefined)
  if (!sidebar) return drawer?.querySelector('.drawer__docs')?.remove()
  if (drawer && !drawer.querySelector('.drawer__docs')) {
    drawer
      .querySelector('.drawer__head')
      ?.insertAdjacentHTML(
        'afterend',
        '<div class="drawer__docs"><button type="button" class="drawer__switch" data-panel-switch="menu"></button>' +
          '<nav class="sidebar"><ul class="sidebar__list" id="_sidebar"></ul></nav></div>',
      )
    drawer.querySelector('.drawer__docs > button')?.append(words.backToMainMenu)
    drawer.querySelector('.sidebar')?.setAttribute('aria-label', words.docsSidebar)
  }
  showSidebar(before).catch((error: unknown) => console.warn('The sidebar could not follow.', error))
}
