import { expect, test } from 'vitest'
import type { ShownItem, SidebarCategory, SidebarItem } from '../../model/site.ts'
import { shownSidebar } from './shown-sidebar.ts'

const doc = (label: string): SidebarItem => ({ type: 'doc', docId: label, label, href: `/${label}` })
const docs = (count: number) => Array.from({ length: count }, (_, number) => doc(String(number)))
const category = (label: string, items: readonly SidebarItem[], more: Partial<SidebarCategory> = {}): SidebarItem => ({
  type: 'category',
  key: label,
  label,
  href: `/${label}`,
  collapsed: true,
  collapsible: true,
  items,
  ...more,
})

/** The labels of what a page shows; `a(b c)` is a category that holds something. */
function shown(items: readonly SidebarItem[], route: string): string {
  return words(shownSidebar({ key: 'k', dataUrl: '/k.json', items }, route).items)
}

function words(items: readonly ShownItem[]): string {
  return items
    .map((item) => {
      if (item.type === 'gap') return `…${item.href ?? ''}`
      if (item.type === 'html') return item.html
      return item.type === 'category' && item.items.length > 0 ? `${item.label}(${words(item.items)})` : item.label
    })
    .join(' ')
}

const guest: SidebarItem = { type: 'doc', docId: 'guest', label: 'Guest', href: '/guest', isRef: true }
const tree = [doc('home'), category('a', [doc('a1'), category('aa', [doc('aa1')])]), category('b', [doc('b1'), guest])]

test.each([
  ['a closed category holds nothing', '/home', 'home a b'],
  ['the branch of a page is open', '/aa1', 'home a(a1 aa(aa1)) b'],
  ['the page of a category shows what it holds', '/b', 'home a b(b1 Guest)'],
  ['what only refers to a page is its place where it has no other', '/guest', 'home a b(b1 Guest)'],
  ['a page that is not in its sidebar shows it closed', '/elsewhere', 'home a b'],
])('%s', (_, route, expected) => {
  expect(shown(tree, route)).toBe(expected)
})

test('a category that is open on all pages keeps what it holds', () => {
  const open = [doc('home'), category('a', [doc('a1')], { collapsed: false })]
  expect(shown(open, '/home')).toBe('home a(a1)')
  expect(shown([category('a', [doc('a1')], { collapsible: false }), doc('home')], '/home')).toBe('a(a1) home')
})

test('of a long list a page shows its neighbours, and gaps that lead to the page with the whole list', () => {
  expect(shown(docs(300), '/100')).toBe('0 …/0 95 96 97 98 99 100 101 102 103 104 105 …/0 299')
  expect(shown(docs(300), '/0').split(' ')).toHaveLength(300)
  expect(shown([category('all', docs(300))], '/100')).toContain('…/all')
  expect(shown([category('all', docs(300))], '/all').split(' ')).toHaveLength(300)
})

test('pages of one category show the same object', () => {
  const sidebar = { key: 'k', dataUrl: '/k.json', items: tree }
  expect(shownSidebar(sidebar, '/a1')).toBe(shownSidebar(sidebar, '/a'))
  expect(shownSidebar(sidebar, '/b1')).not.toBe(shownSidebar(sidebar, '/a'))
})

test('a doc that is added to a list changes what its neighbours show, and nobody else', () => {
  const before = docs(300)
  const after = [...before.slice(0, 200), doc('new'), ...before.slice(200)]
  const differs = before.flatMap((_, number) =>
    shown(before, `/${number}`) === shown(after, `/${number}`) ? [] : [number],
  )
  // The first one shows the whole list.
  expect(differs).toEqual([0, 195, 196, 197, 198, 199, 200, 201, 202, 203, 204])
})
