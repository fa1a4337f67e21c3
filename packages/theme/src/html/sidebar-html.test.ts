import { expect, test } from 'vitest'
import { exampleSidebar } from '../testing/example-site.ts'
import { sidebarHtml } from './sidebar-html.ts'

test('a closed category is a link to its page and leaves out what it holds', () => {
  const html = sidebarHtml(exampleSidebar, '/docs/start')
  expect(html).toContain('<a class="sidebar__link" href="/docs/charts/">Charts</a>')
  expect(html).not.toContain('/docs/charts/bar')
})

test('a category without a page links to its first page', () => {
  expect(sidebarHtml(exampleSidebar, '/docs/start')).toContain(
    '<a class="sidebar__link" href="/docs/functions/density" data-first="">Functions</a>',
  )
})

test('the name of a category without a page that is always open is text', () => {
  const open = exampleSidebar.map((item) => (item.type === 'category' ? { ...item, collapsible: false } : item))
  const html = sidebarHtml(open, '/docs/start')
  expect(html).toContain('<span class="sidebar__label">Functions</span>')
  expect(html).toContain('href="/docs/functions/density">density</a>')
})

test('a page that the sidebar only refers to is marked there, and its branch is open', () => {
  const density = { type: 'doc', docId: 'density', label: 'density', href: '/docs/functions/density' } as const
  const referring = exampleSidebar.map((item) =>
    item.type === 'category' && item.key === 'Functions' ? { ...item, items: [{ ...density, isRef: true }] } : item,
  )
  const current = /href="([^"]*)" aria-current="page"/g
  const marked = (items: typeof exampleSidebar) =>
    [...sidebarHtml(items, density.href).matchAll(current)].map(([, href]) => href)
  expect(marked(referring)).toEqual([density.href])
  expect(marked([{ ...density, isRef: true }, density])).toHaveLength(1)
  expect(sidebarHtml([{ ...density, label: 'Ref', isRef: true }, density], density.href)).toContain('"page">density<')
})

test('the page of a category that is one of its items too is marked in both places', () => {
  const twice = exampleSidebar.map((item) =>
    item.type === 'category' && item.key === 'Charts'
      ? {
          ...item,
          items: [{ type: 'doc', docId: 'charts', label: 'All', href: '/docs/charts/' } as const, ...item.items],
        }
      : item,
  )
  expect(sidebarHtml(twice, '/docs/charts/').match(/aria-current="page">[^<]*/g)).toEqual([
    'aria-current="page">Charts',
    'aria-current="page">All',
  ])
})

test('the branch of the page is open and marked', () => {
  const html = sidebarHtml(exampleSidebar, '/docs/charts/bar')
  expect(html).toContain('<a class="sidebar__link" href="/docs/charts/" aria-current="true">Charts</a>')
  expect(html).toContain('<a class="sidebar__link" href="/docs/charts/bar" aria-current="page">Bar</a>')
})

test('the page of a category is marked and shows what the category holds', () => {
  const html = sidebarHtml(exampleSidebar, '/docs/charts/')
  expect(html).toContain('<a class="sidebar__link" href="/docs/charts/" aria-current="page">Charts</a>')
  expect(html).toContain('href="/docs/charts/bar"')
})

test('an unlisted doc shows on its own page only, and keeps its place for the client', () => {
  expect(sidebarHtml(exampleSidebar, '/docs/charts/bar')).toContain('<li hidden></li>')
  expect(sidebarHtml(exampleSidebar, '/docs/charts/secret')).toContain('aria-current="page">Secret</a>')
})

test('only one item is marked after another page was rendered', () => {
  sidebarHtml(exampleSidebar, '/docs/charts/bar')
  const html = sidebarHtml(exampleSidebar, '/docs/start')
  expect(html.match(/aria-current/g)).toHaveLength(1)
})

test('a link that leaves the site opens a new tab', () => {
  expect(sidebarHtml(exampleSidebar, '/')).toContain(
    '<a class="sidebar__link" href="https://forum.example" target="_blank" rel="noopener noreferrer">Forum</a>',
  )
})

test('the HTML of a page does not grow with what closed categories hold', () => {
  const big = exampleSidebar.map((item) =>
    item.type === 'category' && item.key === 'Functions'
      ? { ...item, items: Array.from({ length: 4000 }, () => item.items[0]).filter((child) => child !== undefined) }
      : item,
  )
  expect(sidebarHtml(big, '/docs/start')).toHaveLength(sidebarHtml(exampleSidebar, '/docs/start').length)
})

test('a gap is a link to the page that shows the whole list', () => {
  expect(sidebarHtml([{ type: 'gap', href: '/docs/' }], '/docs/start', 'Show all')).toBe(
    '<li class="sidebar__gap"><a class="sidebar__link" href="/docs/">Show all</a></li>',
  )
})
