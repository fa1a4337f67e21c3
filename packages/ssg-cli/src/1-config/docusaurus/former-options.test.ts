import { expect, test } from 'vitest'
import { fromDocusaurus } from './from-docusaurus.ts'
import { testFacts } from './test-facts.ts'

const facts = { ...testFacts, exists: () => true }
const classic = (options: object) => ({ presets: [['classic', options]] })
const algolia = { appId: 'a', apiKey: 'b', indexName: 'c' }

test.each<[string, Readonly<Record<string, unknown>>, readonly string[]]>([
  [
    'of the search',
    { themeConfig: { algolia: { ...algolia, algoliaOptions: {}, container: '#x' } } },
    [
      'left-out themeConfig.algolia.algoliaOptions: the dialog of docs-build asks Algolia without it',
      'left-out themeConfig.algolia.container: the dialog of docs-build asks Algolia without it',
    ],
  ],
  [
    'of the sitemap',
    classic({ sitemap: { cacheTime: 600000, trailingSlash: false } }),
    [
      'otherwise presets[0][1].sitemap.cacheTime: the file is written once',
      'otherwise presets[0][1].sitemap.trailingSlash: it lists the addresses of pages as they are',
    ],
  ],
  [
    'of docs',
    classic({ docs: { homePageId: 'intro' } }),
    ['left-out presets[0][1].docs.homePageId: write "slug: /" into the front matter of that doc'],
  ],
  [
    'of sidebars',
    { themeConfig: { sidebarCollapsible: false } },
    ['left-out themeConfig.sidebarCollapsible: write it into the options of docs, as "sidebarCollapsible"'],
  ],
  [
    'of items',
    { themeConfig: { navbar: { items: [{ type: 'doc', docId: 'a', activeSidebarClassName: 'x' }] } } },
    ['otherwise themeConfig.navbar.items[0].activeSidebarClassName: the current item looks as the theme has it'],
  ],
])('an option that earlier releases had says what to do: %s', (_, config, told) => {
  const { differences } = fromDocusaurus(config, facts)
  expect(differences.map(({ kind, at, words }) => `${kind} ${at}: ${words}`)).toEqual(told)
})

test('docs of the next version are left out by the option that said so before', () => {
  const { value } = fromDocusaurus(classic({ docs: { excludeNextVersionDocs: true } }), facts)
  expect(value['collections']).toEqual([{ path: 'docs', includeCurrentVersion: false }])
})

test('an attribute of a link that is null is none', () => {
  const { value, differences } = fromDocusaurus(
    { themeConfig: { navbar: { items: [{ href: 'https://example.com', label: 'A', rel: null }] } } },
    facts,
  )
  expect(value['navbar']).toMatchObject({ items: [{ href: 'https://example.com', label: 'A' }] })
  expect(differences).toEqual([])
})
