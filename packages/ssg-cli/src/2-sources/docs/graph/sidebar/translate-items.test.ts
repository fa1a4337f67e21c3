import { expect, test } from 'vitest'
import { graph, smallInput } from '../testing.ts'
import { graphSite } from '../graph-site.ts'

const site = {
  files: { 'a.md': 'A' },
  sidebars: {
    main: [
      {
        type: 'category',
        label: 'Guides',
        link: { type: 'generated-index' },
        items: [
          { type: 'doc', id: 'a', label: 'Start' },
          { type: 'link', label: 'Shop', href: 'https://shop.example' },
        ],
      },
    ],
  },
} as const

const messages = {
  'version.label': 'Künftig',
  'sidebar.main.category.Guides': 'Anleitungen',
  'sidebar.main.category.Guides.link.generated-index.title': 'Alle Anleitungen',
  'sidebar.main.doc.Start': 'Anfang',
  'sidebar.main.link.Shop': 'Laden',
  'sidebar.other.link.Shop': 'falsch',
}

test('labels of a sidebar and a version are those of the translation, and URLs stay', () => {
  const input = smallInput(site)
  const translated = graphSite({
    ...input,
    collections: input.collections.map((collection) => ({
      ...collection,
      versions: collection.versions.map((each) => ({ ...each, messages })),
    })),
  })
  const [own, other] = [graph(site), translated].map(({ value }) => value.collections[0]?.versions[0])
  expect(other?.label).toBe('Künftig')
  expect(other?.sidebars['main']).toMatchObject([
    {
      label: 'Anleitungen',
      href: '/docs/category/guides',
      items: [{ label: 'Anfang' }, { label: 'Laden', href: 'https://shop.example' }],
    },
  ])
  expect(own?.sidebars['main']).toMatchObject([{ label: 'Guides', href: '/docs/category/guides' }])
  expect(JSON.stringify(other)).toContain('Alle Anleitungen')
})
