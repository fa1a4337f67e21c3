import { expect, test } from 'vitest'
import themeJson from '../../../../../theme/theme.json' with { type: 'json' }
import { foreignSelectors } from './foreign-selectors.ts'

const table = {
  '.menu__link': '.sidebar__link',
  '.menu__link--active': '.sidebar__link[aria-current]',
  '.navbar__logo': '.brand__logo',
  '.navbar__logo img': '.brand__logo',
  '.tabs': '&:where(:not([data-tabs])), :where(.tabs__list)',
  '[announcementBar]': '.announcement',
  aside: '.drawer',
  '.menu__caret::before': '.sidebar__row::after',
}
const here = foreignSelectors(table)

test.each([
  ['a class', '.menu__link', ':is(.menu__link,:where(.sidebar__link))'],
  ['a state', 'a.menu__link:hover', 'a:is(.menu__link,:where(.sidebar__link)):hover'],
  [
    'two classes',
    '.menu__link.menu__link--active',
    ':is(.menu__link,:where(.sidebar__link)):is(.menu__link--active,:where(.sidebar__link[aria-current]))',
  ],
  ['classes within others', '.navbar__logo  img', ':is(.navbar__logo  img,:where(.brand__logo))'],
  ['an element', 'aside.menu__link', ':is(aside,:where(.drawer)):is(.menu__link,:where(.sidebar__link))'],
  ['something else within', '.navbar__logo > b', ':is(.navbar__logo,:where(.brand__logo)) > b'],
  ['a class that means something else here', 'ul.tabs', 'ul:is(.tabs:where(:not([data-tabs])), :where(.tabs__list))'],
  [
    'the beginning of a name',
    '[class^="announcementBar_"] a',
    ':is([class^="announcementBar_"]:not(:where([class^="announcementBar__"])),:where(.announcement)) a',
  ],
  ['a part of a name', '[class*=announcementBar]', ':is([class*=announcementBar],:where(.announcement))'],
])('%s is found here too, with its weight', (_, selector, expected) => {
  expect(here(selector)).toBe(expected)
})

test.each([
  '.menu__links',
  '.aside',
  '[class*="aside"] my-aside',
  '.my-menu__link',
  '.menu__link--sublist',
  '[class^="announcementBarContent"]',
  '.tabs__item',
])('%s is another name', (selector) => {
  expect(here(selector)).toBe(selector)
})

test.each([
  ['.menu__caret::before', '.sidebar__row::after'],
  ['button.menu__caret:hover:before', '.sidebar__row:hover::after'],
  ['.open > .menu__caret::before', ':is(.open,.open *).sidebar__row::after'],
  [
    '.a,\n.b .menu__link .menu__caret::before',
    ':is(.b :is(.menu__link,:where(.sidebar__link)),.b :is(.menu__link,:where(.sidebar__link)) *).sidebar__row::after',
  ],
])('what %s draws is drawn by another element here, which is named beside it', (selector, expected) => {
  expect(here(selector)).toContain(
    `::before, ${expected}`.replace(/^::before/, selector.endsWith('::before') ? '::before' : ':before'),
  )
})

test.each(['.menu__caret', '.menu__caret::after', '.menu__caret.mine::before', '.menu__caret-x::before'])(
  '%s is not drawn',
  (selector) => {
    expect(here(selector)).toBe(selector)
  },
)

test('what hides a link of the bar and leaves it in the drawer does so here', () => {
  const ours = foreignSelectors(themeJson.selectors)
  expect(ours('.navbar__item.mobile-only')).toBe(':is(.navbar__item,:where(.navbar__link)).mobile-only')
})

test('every selector of the theme is one that browsers can read', () => {
  const { selectors } = themeJson
  for (const [name, meant] of Object.entries(selectors)) {
    expect(name).toMatch(/^[a-z]+$|^\.[\w-]+( \w+|::before|::after)?$|^\[\w+\]$/)
    expect(meant).toMatch(/^[&.[]/)
    // A pseudo-element can't stand in :is(): what is drawn so is named beside it.
    expect(meant.includes('::')).toBe(name.includes('::'))
  }
})
