import { expect, test } from 'vitest'
import { themeConfigDefaults } from './theme-config-defaults.ts'

test('components find what the schema of Docusaurus fills in', () => {
  expect(themeConfigDefaults({})).toEqual({
    metadata: [],
    colorMode: { defaultMode: 'light', disableSwitch: false, respectPrefersColorScheme: false },
    docs: { versionPersistence: 'localStorage', sidebar: { hideable: false, autoCollapseCategories: false } },
    blog: { sidebar: { groupByYear: true } },
    navbar: { hideOnScroll: false, items: [] },
    prism: { additionalLanguages: [], magicComments: [expect.objectContaining({ line: 'highlight-next-line' })] },
    tableOfContents: { minHeadingLevel: 2, maxHeadingLevel: 3 },
  })
})

test('what the config says stays, and lists of menus are never missing', () => {
  const theme = { plain: {}, styles: [] }
  expect(
    themeConfigDefaults({
      image: 'a.png',
      docs: { sidebar: { hideable: true } },
      navbar: {
        title: 'A',
        items: [
          { type: 'localeDropdown', position: 'right' },
          { to: '/a', label: 'A' },
        ],
      },
      prism: { theme, additionalLanguages: ['bash'] },
      footer: { copyright: 'us' },
    }),
  ).toMatchObject({
    image: 'a.png',
    docs: { versionPersistence: 'localStorage', sidebar: { hideable: true, autoCollapseCategories: false } },
    navbar: {
      title: 'A',
      items: [
        { type: 'localeDropdown', position: 'right', dropdownItemsBefore: [], dropdownItemsAfter: [] },
        { to: '/a', label: 'A', position: 'left' },
      ],
    },
    prism: { additionalLanguages: ['bash'], theme },
    footer: { style: 'light', links: [], copyright: 'us' },
  })
})
