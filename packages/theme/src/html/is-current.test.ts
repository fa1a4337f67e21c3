import { expect, test } from 'vitest'
import { isCurrent } from './is-current.ts'

test.each([
  ['below where it leads', { route: '/a/b' }, { href: '/a' }, true],
  ['elsewhere', { route: '/b' }, { href: '/a' }, false],
  ['on a route of its own pattern', { route: '/Next/x' }, { href: '/a', activeOn: '^/next/' }, true],
  [
    'not below where it leads when its pattern says otherwise',
    { route: '/a/b' },
    { href: '/a', activeOn: '/a$' },
    false,
  ],
  [
    'on all pages with its sidebar, in each version',
    { route: '/1/x', sidebarKey: 'docs/1.0/guide' },
    { href: '/intro', sidebar: 'docs/*/guide' },
    true,
  ],
  [
    'not on those of another collection',
    { route: '/1/x', sidebarKey: 'docs2/1.0/guide' },
    { href: '/intro', sidebar: 'docs/*/guide' },
    false,
  ],
  [
    'not on those of another sidebar',
    { route: '/1/x', sidebarKey: 'docs/1.0/my-guide' },
    { href: '/intro', sidebar: 'docs/*/guide' },
    false,
  ],
])('a link is current, or not: %s', (_, place, link, expected) => {
  expect(isCurrent(place, link, '/')).toBe(expected)
})
