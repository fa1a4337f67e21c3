import { expect, test } from 'vitest'
import { fromDocusaurus } from './from-docusaurus.ts'
import { testFacts as facts } from './test-facts.ts'

test.each([
  [
    ['current', '1.0'],
    [{ name: 'current' }, { name: '1.0' }],
  ],
  [{ current: { label: 'Trunk' }, '1.0': {} }, [{ name: '1.0' }, { name: 'current', label: 'Trunk' }]],
])('a menu of versions may have some of them: %o', (versions, expected) => {
  const items = [{ type: 'docsVersionDropdown', versions }]
  const { value, differences } = fromDocusaurus({ themeConfig: { navbar: { items } } }, facts)
  const [item] = Object(value['navbar']).items
  expect([...item.versions].sort((one, other) => (one.name < other.name ? -1 : 1))).toEqual(
    [...expected].sort((one, other) => (one.name < other.name ? -1 : 1)),
  )
  expect(differences).toEqual([])
})

test('the type that a link of the footer has as an attribute is nothing to tell', () => {
  const links = [{ title: 'A', items: [{ type: 'doc', label: 'B', to: '/b' }] }]
  expect(fromDocusaurus({ themeConfig: { footer: { links } } }, facts).differences).toEqual([])
})

test('a menu that leads somewhere itself names its items by their own places', () => {
  const items = [{ label: 'More', to: '/more', items: [{ label: 'A', href: 'https://a.example', style: {} }] }]
  const { value, differences } = fromDocusaurus({ themeConfig: { navbar: { items } } }, facts)
  expect(value['navbar']).toMatchObject({ items: [{ items: [{ label: 'More', to: '/more' }, { label: 'A' }] }] })
  expect(differences.map(({ at }) => at)).toEqual(['themeConfig.navbar.items[0].items[0].style'])
})

test('an item of the bar that code of the site shows is handed over, with what the theme would show', () => {
  const own = {
    ...facts,
    filesIn: () => ['NavbarItem/ComponentTypes.js', 'NavbarItem/DocsVersionDropdownNavbarItem.js'],
  }
  const dropdown = { type: 'docsVersionDropdown', docsPluginId: 'api', position: 'right' }
  const items = [{ type: 'custom-a', text: 'A' }, dropdown, { type: 'docsVersion' }, { to: '/b', label: 'B' }]
  const { value, differences } = fromDocusaurus({ themeConfig: { navbar: { items } } }, own)
  const dropdownHere = { type: 'docsVersionDropdown', collection: 'api', position: 'right' }
  expect([value['navbar'], differences]).toMatchObject([
    {
      items: [
        { type: 'component', name: 'custom-a', props: { text: 'A' } },
        { name: 'docsVersionDropdown', props: { docsPluginId: 'api' }, position: 'right', original: dropdownHere },
        { type: 'component', name: 'docsVersion', props: {} },
        { label: 'B', to: '/b' },
      ],
    },
    [],
  ])
  expect(value['theme']).toMatchObject({ components: { NavbarExtra: '@theme/NavbarItem' } })
})

test('an id of a link of the bar is left out: the link stands in the drawer too', () => {
  const items = [{ label: 'A', to: '/a', id: 'first', rel: 'me' }]
  const { value, differences } = fromDocusaurus({ themeConfig: { navbar: { items } } }, facts)
  expect(value['navbar']).toMatchObject({ items: [{ label: 'A', to: '/a', attributes: { rel: 'me' } }] })
  expect(differences.map(({ at }) => at)).toEqual(['themeConfig.navbar.items[0].id'])
})
