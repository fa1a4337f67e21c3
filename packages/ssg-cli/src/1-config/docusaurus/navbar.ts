import { isObject } from '../../text/is-object.ts'
import { joined, otherwise, partOf, same, type Rule } from './part.ts'
import { logo } from './logo.ts'
import { navbarItem } from './navbar-item.ts'

/** `themeConfig.navbar`. */
export const navbar: Rule = (value, at) =>
  joined([
    // Docusaurus's stays in sight unless it is told to hide, ours the other way round.
    // Nor does it write a title of its own beside a logo.
    {
      config: { navbar: { hideOnScroll: false, ...(isObject(value) && value['logo'] !== undefined && { title: '' }) } },
    },
    partOf(value, at, {
      title: same('navbar.title'),
      hideOnScroll: same('navbar.hideOnScroll'),
      logo: logo('navbar.logo'),
      style: otherwise('the bar has the colors of the theme'),
      items: (items, place) =>
        joined((Array.isArray(items) ? items : []).map((item, index) => navbarItem(item, `${place}[${index}]`))),
    }),
  ])
