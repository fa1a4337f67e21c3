import { expect, test } from 'vitest'
import type { Config } from '../../model/config.ts'
import type { Collection, SidebarItem, Version } from '../../model/site.ts'
import { layoutSearch } from './layout-search.ts'

/** Only what search depends on. */
const config = { search: { provider: 'embedded' } } as Config

function version(name: string, isLast: boolean, sidebar: readonly SidebarItem[] = []): Version {
  return {
    name,
    isLast,
    sidebars: { docs: sidebar },
    docs: [{ id: 'intro', title: 'Introduction' }],
  } as unknown as Version
}

const doc: SidebarItem = { type: 'doc', docId: 'intro', label: 'Start here', href: '/intro' }
const category = (label: string, href?: string): SidebarItem => ({
  type: 'category',
  key: label,
  label,
  ...(href !== undefined && { href }),
  collapsed: true,
  collapsible: true,
  items: [],
})

function sectionsOf(collections: readonly Collection[]) {
  return layoutSearch(config, collections, '/search').sections
}

test('docs without versions are always searched', () => {
  const collections: Collection[] = [
    { id: 'site', versions: [version('current', true)] },
    { id: 'default', versions: [version('current', false), version('8.1', true)] },
  ]
  expect(layoutSearch(config, collections, '/search')).toMatchObject({
    href: '/search',
    tags: ['default', 'docs-site-current'],
  })
})

test('categories with a page come first, then titles of docs at the top', () => {
  const sidebar = [doc, category('Charts', '/charts/'), category('Without a page')]
  expect(sectionsOf([{ id: 'default', versions: [version('current', true, sidebar)] }])).toEqual([
    { label: 'Charts', href: '/charts/' },
    { label: 'Introduction', href: '/intro' },
  ])
})

test('sections are those of the latest version, and of docs with versions first', () => {
  expect(
    sectionsOf([
      { id: 'site', versions: [version('current', true, [category('Company', '/company')])] },
      {
        id: 'default',
        versions: [
          version('current', false, [category('Unreleased', '/next/x')]),
          version('8.1', true, [category('Charts', '/charts/')]),
        ],
      },
    ]),
  ).toEqual([
    { label: 'Charts', href: '/charts/' },
    { label: 'Company', href: '/company' },
  ])
})

test('a name that several sidebars have stands once, for the first of them', () => {
  const sidebar = [category('Charts', '/charts/'), category('Charts', '/old-charts/')]
  expect(sectionsOf([{ id: 'default', versions: [version('current', true, sidebar)] }])).toEqual([
    { label: 'Charts', href: '/charts/' },
  ])
})
