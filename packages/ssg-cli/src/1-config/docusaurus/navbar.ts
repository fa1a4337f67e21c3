import { isObject } from '../../text/is-object.ts'
import { joined, partOf, same, type Part, type Rule } from './part.ts'
import { logo } from './logo.ts'
import { navbarItemDefaults } from './theme-config-defaults.ts'
import { isKnownType, isShownByModule, navbarItem, typeOf } from './navbar-item.ts'

/**
 * `themeConfig.navbar`.
 *
 * @param modules those of `src/theme` that show its items
 */
export function navbar(baseUrl: string, modules: ReadonlySet<string>): Rule {
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
        style: same('navbar.style'),
        items: (items, place) =>
          joined(
            listOf(items).map((item, index) =>
              shownItem(item, withPattern(item, baseUrl), { at: `${place}[${index}]`, modules }),
            ),
          ),
      }),
    ])
}

/** An item of the bar: one that code of the site shows keeps what it is given. */
function shownItem(
  item: unknown,
  withRoutes: unknown,
  { at, modules }: { readonly at: string; readonly modules: ReadonlySet<string> },
): Part {
  if (!isObject(item) || !isShownByModule(typeOf(item), modules)) return navbarItem(withRoutes, at)
  const { type: _, position, ...props } = navbarItemDefaults(item)
  const known = isKnownType(typeOf(item)) ? navbarItem(withRoutes, at).config : undefined
  const [original] = isObject(known?.['navbar']) ? listOf(known['navbar']['items']) : []
  const own = {
    type: 'component',
    name: item['type'] === undefined && typeOf(item) === 'link' ? 'default' : typeOf(item),
    props,
    ...(original !== undefined && { original }),
  }
  return {
    config: {
      navbar: { items: [{ ...own, position }] },
      theme: { components: { NavbarExtra: '@theme/NavbarItem' } },
    },
  }
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
