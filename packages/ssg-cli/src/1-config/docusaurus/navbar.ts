import { isObject } from '../../text/is-object.ts'
import { joined, otherwise, partOf, same, type Rule } from './part.ts'
import { logo } from './logo.ts'
import { navbarItem } from './navbar-item.ts'

/** `themeConfig.navbar`. */
export function navbar(baseUrl: string): Rule {
  return (value, at) =>
    joined([
      // Docusaurus's stays in sight unless it is told to hide, ours the other way round.
      // Nor does it write a title of its own beside a logo.
      {
        config: {
          navbar: { hideOnScroll: false, ...(isObject(value) && value['logo'] !== undefined && { title: '' }) },
        },
      },
      partOf(value, at, {
        title: same('navbar.title'),
        hideOnScroll: same('navbar.hideOnScroll'),
        logo: logo('navbar.logo'),
        style: otherwise('the bar has the colors of the theme'),
        items: (items, place) =>
          joined(listOf(items).map((item, index) => navbarItem(withPattern(item, baseUrl), `${place}[${index}]`))),
      }),
    ])
}

/** An item whose pattern says on which routes it is the current one, where other keys of it say so. */
function withPattern(item: unknown, baseUrl: string): unknown {
  if (!isObject(item)) return item
  const { items, to, exact, activeBasePath, activeBaseRegex } = item
  const inside = Array.isArray(items) && { items: items.map((each: unknown) => withPattern(each, baseUrl)) }
  const path = (own: unknown) => (baseUrl + String(own).replace(/^\//, '')).replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
  if (activeBaseRegex !== undefined) return { ...item, ...inside }
  if (activeBasePath !== undefined) return { ...item, ...inside, activeBaseRegex: `^${path(activeBasePath)}` }
  if (exact !== true || to === undefined) return { ...item, ...inside }
  return { ...item, ...inside, activeBaseRegex: `^${path(to).replace(/\/$/, '')}/?$` }
}

function listOf(value: unknown): readonly unknown[] {
  return Array.isArray(value) ? value : []
}
