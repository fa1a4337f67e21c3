import { describe, expect, test } from 'vitest'
import { resolveNavbarItems } from './resolve-navbar-items.ts'

const scope = { collections: ['site', 'default'], source: 'docs.config.ts' }

describe('the short form of an item', () => {
  test.each([
    ['without type is a link', { label: 'A', to: '/a' }, { type: 'link', label: 'A', to: '/a', position: 'left' }],
    [
      'with items is a dropdown',
      { label: 'A', items: [{ label: 'B', href: 'https://b.example' }], position: 'right' },
      {
        type: 'dropdown',
        label: 'A',
        items: [{ type: 'link', label: 'B', href: 'https://b.example', position: 'left' }],
        position: 'right',
      },
    ],
    [
      'of a menu may be a doc, a sidebar or HTML',
      {
        type: 'localeDropdown',
        itemsAfter: [
          { type: 'doc', docId: 'a' },
          { type: 'docSidebar', sidebarId: 's', collection: 'site' },
          { type: 'html', value: '<hr>' },
        ],
      },
      {
        type: 'localeDropdown',
        itemsAfter: [
          { type: 'doc', docId: 'a', collection: 'default', position: 'left' },
          { type: 'docSidebar', sidebarId: 's', collection: 'site', position: 'left' },
          { type: 'html', value: '<hr>', position: 'left' },
        ],
        position: 'left',
      },
    ],
    [
      'with a route without slash counts from the root',
      { label: 'A', to: 'a/b' },
      { type: 'link', label: 'A', to: '/a/b', position: 'left' },
    ],
    [
      'of a doc is in the default collection',
      { type: 'doc', docId: 'intro' },
      { type: 'doc', docId: 'intro', collection: 'default', position: 'left' },
    ],
    [
      'of the version dropdown too',
      { type: 'docsVersionDropdown' },
      { type: 'docsVersionDropdown', collection: 'default', position: 'left' },
    ],
    [
      'of a sidebar can name its collection',
      { type: 'docSidebar', sidebarId: 's', collection: 'site' },
      { type: 'docSidebar', sidebarId: 's', collection: 'site', position: 'left' },
    ],
    ['of the search is on the left', { type: 'search' }, { type: 'search', position: 'left' }],
    [
      'of the search keeps its class',
      { type: 'search', className: 'wide', position: 'right' },
      { type: 'search', className: 'wide', position: 'right' },
    ],
    ['of HTML stays', { type: 'html', value: '<b>x</b>' }, { type: 'html', value: '<b>x</b>', position: 'left' }],
  ])('%s', (_, item, expected) => {
    expect(resolveNavbarItems([item], scope)).toEqual({ value: [expected], diagnostics: [] })
  })

  test('is in the first collection when none is called default', () => {
    expect(resolveNavbarItems([{ type: 'doc', docId: 'a' }], { ...scope, collections: ['site'] }).value).toEqual([
      { type: 'doc', docId: 'a', collection: 'site', position: 'left' },
    ])
  })
})

describe('an item that cannot be shown', () => {
  test('is left out and named by its label, and the others stay', () => {
    const { value, diagnostics } = resolveNavbarItems([{ type: 'serch', label: 'Find' }, { type: 'search' }], scope)
    expect(value).toEqual([{ type: 'search', position: 'left' }])
    expect(diagnostics).toEqual([
      {
        code: 'navbar-item',
        severity: 'error',
        file: 'docs.config.ts',
        message:
          'Navbar item "Find": Unexpected type "serch", expected "link", "doc", "docSidebar", "dropdown", "search", "docsVersionDropdown", "localeDropdown", "component" or "html"',
        suggestion: 'search',
      },
    ])
  })

  test.each([
    ['no object', 3, 'Navbar item "navbar.items[0]": Unexpected number 3, expected an object'],
    ['no target', { label: 'A' }, 'Navbar item "A": Unexpected object, expected either "to" or "href"'],
    [
      'two targets',
      { label: 'A', to: '/a', href: '/b' },
      'Navbar item "A": Unexpected object, expected either "to" or "href"',
    ],
    [
      'a URL as route',
      { label: 'A', to: 'https://a' },
      'Navbar item "A": In "to": Unexpected "https://a", expected a route of this site such as "/docs"; other URLs belong in "href"',
    ],
    [
      'an unknown key',
      { label: 'A', to: '/a', lable: 1 },
      'Navbar item "A": In "lable": Unexpected key "lable", expected "label"',
    ],
    [
      'a handler of events among its attributes',
      { label: 'A', to: '/a', attributes: { onclick: 'go()' } },
      'Navbar item "A": In "attributes.onclick": Unexpected key "onclick", expected an attribute such as "data-event"',
    ],
    [
      'an unknown collection',
      { type: 'doc', docId: 'a', collection: 'sites' },
      'Navbar item "navbar.items[0]": In "collection": Unexpected "sites", expected "site" or "default"',
    ],
    [
      'a wrong link inside',
      { label: 'A', items: [{ to: '/b' }] },
      'Navbar item "A": In "items[0]": The key "label" is missing, expected a string',
    ],
  ])('because of %s is explained', (_, item, message) => {
    expect(resolveNavbarItems([item], scope).diagnostics.map((diagnostic) => diagnostic.message)).toEqual([message])
  })

  test.each([
    ['a key', { label: 'A', to: '/a', lable: 1 }, 'lable'],
    ['a key in a menu', { label: 'A', items: [{ label: 'B', to: '/b', hreff: 1 }] }, 'hreff'],
    ['a value in a menu', { label: 'A', items: [{ label: 'B', to: 'https://b' }] }, 'https://b'],
  ])('is found where it stands: %s', (_, item, wrong) => {
    const text = `export default { navbar: { items: [${JSON.stringify(item)}] } }`
    const column = text.indexOf(wrong) + 1
    expect(resolveNavbarItems([item], { ...scope, text }).diagnostics).toMatchObject([
      { line: 1, column, endColumn: column + wrong.length },
    ])
  })

  test('is found in the text of the config', () => {
    const text = "items: [{ type: 'serch' }]"
    expect(resolveNavbarItems([{ type: 'serch' }], { ...scope, text }).diagnostics).toMatchObject([
      { line: 1, column: 18, endLine: 1, endColumn: 23 },
    ])
  })
})

test('any collection is taken while the collections themselves are wrong', () => {
  expect(
    resolveNavbarItems([{ type: 'doc', docId: 'a', collection: 'x' }], { ...scope, collections: undefined })
      .diagnostics,
  ).toEqual([])
})
