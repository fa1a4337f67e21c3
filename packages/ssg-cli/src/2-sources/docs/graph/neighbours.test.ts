import { describe, expect, test } from 'vitest'
import { findings, version, type SmallSite } from './testing.ts'

const around = (site: SmallSite, id: string) => {
  const page = version(site).docs.find((doc) => doc.id === id)
  return [page?.previous, page?.next].map((link) => (link ? `${link.label} ${link.href}` : undefined))
}
const page = (site: SmallSite, id: string) => version(site).docs.find((doc) => doc.id === id)
const abc = { 'a.md': 'A', 'b.md': 'B', 'c.md': 'C' }

describe('previous and next', () => {
  test('follow the sidebar, the page of a category before its items', () => {
    const site = { files: { 'a.md': 'A', 'g/index.md': 'G', 'g/b.md': 'B', 'z.md': 'Z' } }
    expect(around(site, 'a')).toEqual([undefined, 'G /docs/g/'])
    expect(around(site, 'g/index')).toEqual(['A /docs/a', 'B /docs/g/b'])
    expect(around(site, 'g/b')).toEqual(['G /docs/g/', 'Z /docs/z'])
    expect(around(site, 'z')).toEqual(['B /docs/g/b', undefined])
  })

  test('pass over refs, links, html and unlisted docs', () => {
    const site: SmallSite = {
      files: { ...abc, 'u.md': { unlisted: true } },
      sidebars: {
        main: [
          'a',
          { type: 'ref', id: 'c' },
          { type: 'link', label: 'L', href: '/' },
          { type: 'html', value: '' },
          'u',
          'b',
        ],
        other: ['c'],
      },
    }
    expect(around(site, 'a')).toEqual([undefined, 'B /docs/b'])
    expect(around(site, 'u')).toEqual([undefined, undefined])
    expect(around(site, 'c')).toEqual([undefined, undefined])
  })

  test('lead to the pages that list items', () => {
    const site: SmallSite = {
      files: abc,
      sidebars: {
        main: [
          'a',
          { type: 'category', label: 'G', link: { type: 'generated-index', title: 'All of G' }, items: ['b'] },
        ],
      },
    }
    expect(around(site, 'a')).toEqual([undefined, 'G /docs/category/g'])
    expect(version(site).generatedIndexes[0]).toMatchObject({
      title: 'All of G',
      previous: { label: 'A', href: '/docs/a' },
      next: { label: 'B', href: '/docs/b' },
      breadcrumbs: [{ label: 'G' }],
      cards: [{ type: 'doc', label: 'B', href: '/docs/b' }],
    })
  })

  test('are labelled as the front matter says, as the sidebar does, or with the title', () => {
    const site: SmallSite = {
      files: {
        'a.md': { title: 'A', sidebar_label: 'Side', pagination_label: 'Page' },
        'b.md': { title: 'B', sidebar_label: 'Side' },
        'c.md': 'C',
        'd.md': 'D',
      },
      sidebars: { main: ['a', 'b', { type: 'doc', id: 'c', label: 'Item' }, 'd'] },
    }
    expect(['b', 'c', 'd'].map((id) => around(site, id)[0])).toEqual(['Page /docs/a', 'Side /docs/b', 'Item /docs/c'])
    expect(around(site, 'c')[1]).toBe('D /docs/d')
  })

  test('can be chosen or hidden', () => {
    const site = { files: { 'a.md': { pagination_next: 'c' }, 'b.md': { pagination_prev: null }, 'c.md': 'C' } }
    expect(around(site, 'a')).toEqual([undefined, 'C /docs/c'])
    expect(around(site, 'b')).toEqual([undefined, 'C /docs/c'])
  })

  test('cannot be an unlisted doc or a draft', () => {
    const files = {
      'a.md': { pagination_next: 'u' },
      'b.md': { pagination_next: 'd' },
      'd.md': { draft: true },
      'u.md': { unlisted: true },
    }
    expect([around({ files }, 'a')[1], around({ files }, 'b')[1]]).toEqual([undefined, undefined])
    expect(findings({ files })).toEqual([])
  })

  test('an id of no doc is reported', () => {
    expect(findings({ files: { 'a.md': { pagination_next: 'bb' }, 'b.md': {} } })).toEqual([
      'unknown-doc docs/a.md: Unexpected doc id "bb" in front matter key "pagination_next", expected the id of a doc. Available: "a", "b".',
    ])
  })
})

describe('the sidebar of a doc', () => {
  const sidebars = { one: ['a', 'b'], two: ['b', { type: 'ref', id: 'a' }] }

  test('is the last one that lists it, refs do not count', () => {
    const site = { files: abc, sidebars }
    expect(['a', 'b', 'c'].map((id) => page(site, id)?.sidebar)).toEqual(['one', 'two', undefined])
  })

  test('can be chosen, and previous and next follow it', () => {
    const site = { files: { ...abc, 'b.md': { title: 'B', displayed_sidebar: 'one' } }, sidebars }
    expect(page(site, 'b')).toMatchObject({ sidebar: 'one', previous: { label: 'A' } })
  })

  test('can be none', () => {
    const site = { files: { ...abc, 'b.md': { displayed_sidebar: null } }, sidebars }
    expect(page(site, 'b')).not.toHaveProperty('sidebar')
    expect(around(site, 'b')).toEqual([undefined, undefined])
  })

  test('an unknown name is reported', () => {
    const site = { files: { ...abc, 'a.md': { displayed_sidebar: 'on' } }, sidebars }
    expect(findings(site)).toEqual([
      'unknown-sidebar docs/a.md: Unexpected sidebar "on" in front matter key "displayed_sidebar", expected the name of a sidebar. Available: "one", "two".',
    ])
    expect(page(site, 'a')?.sidebar).toBe('one')
  })
})

describe('breadcrumbs', () => {
  const files = { 'g/index.md': 'G', 'g/h/b.md': 'B' }

  test('lead through the categories; the page itself and categories without a page have no link', () => {
    expect(page({ files }, 'g/h/b')?.breadcrumbs).toEqual([
      { label: 'G', href: '/docs/g/' },
      { label: 'h' },
      { label: 'B' },
    ])
    expect(page({ files }, 'g/index')?.breadcrumbs).toEqual([{ label: 'G' }])
  })

  test('can be switched off', () => {
    expect(page({ files, collection: { breadcrumbs: false } }, 'g/h/b')?.breadcrumbs).toEqual([])
  })

  test('a doc outside of its sidebar has none', () => {
    const site = { files: { ...abc, 'c.md': { displayed_sidebar: 'main' } }, sidebars: { main: ['a'] } }
    expect(page(site, 'c')?.breadcrumbs).toEqual([])
  })
})

describe('cards', () => {
  const files = {
    'a.md': { title: 'A', description: 'About a' },
    'g/index.md': 'G',
    'g/b.md': 'B',
    'g/h/c.md': 'C',
    'g/h/d.md': { title: 'D', unlisted: true },
    'g/h/e.md': 'E',
  }

  test('of a category page are its items', () => {
    expect(page({ files }, 'g/index')?.cards).toEqual([
      { type: 'doc', label: 'B', href: '/docs/g/b' },
      { type: 'category', label: 'h', href: '/docs/g/h/c', count: 2 },
    ])
  })

  test('of another doc are its siblings and itself', () => {
    expect(page({ files }, 'a')?.cards).toEqual([
      { type: 'doc', label: 'A', href: '/docs/a', description: 'About a' },
      { type: 'category', label: 'G', href: '/docs/g/', count: 2 },
    ])
    expect(page({ files }, 'g/h/c')?.cards).toEqual([
      { type: 'doc', label: 'C', href: '/docs/g/h/c' },
      { type: 'doc', label: 'E', href: '/docs/g/h/e' },
    ])
  })

  test('of docs in one place are one list', () => {
    const site = version({ files })
    const cards = site.docs.filter(({ id }) => id.startsWith('g/h/')).map((doc) => doc.cards)
    expect(cards[0]).toBe(cards[1])
  })

  test('show links and descriptions of categories, not html', () => {
    const site: SmallSite = {
      files: abc,
      sidebars: {
        main: [
          'a',
          { type: 'html', value: '<hr>' },
          { type: 'link', label: 'L', href: '/b', description: 'Other' },
          { type: 'category', label: 'K', description: 'All of K', items: ['b'] },
        ],
      },
    }
    expect(page(site, 'a')?.cards).toEqual([
      { type: 'doc', label: 'A', href: '/docs/a' },
      { type: 'link', label: 'L', href: '/b', description: 'Other' },
      { type: 'category', label: 'K', href: '/docs/b', description: 'All of K' },
    ])
  })
})
