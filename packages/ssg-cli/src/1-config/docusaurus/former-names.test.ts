import { expect, test } from 'vitest'
import { withNamesOfNow } from './former-names.ts'

test('options of the theme are read by the names that they had in early releases of Docusaurus 2', () => {
  const items = [{ to: '/docs', label: 'Docs' }]
  expect(
    withNamesOfNow({
      disableDarkMode: true,
      defaultDarkMode: true,
      hideableSidebar: true,
      autoCollapseSidebarCategories: false,
      metadatas: [{ name: 'keywords' }],
      navbar: { title: 'Pumps', links: items },
      image: 'a.png',
    }),
  ).toEqual({
    colorMode: { disableSwitch: true, defaultMode: 'dark' },
    docs: { sidebar: { hideable: true, autoCollapseCategories: false } },
    metadata: [{ name: 'keywords' }],
    navbar: { title: 'Pumps', items },
    image: 'a.png',
  })
})

test('what has the names of now stays', () => {
  const given = { colorMode: { disableSwitch: false }, navbar: { items: [] }, footer: {} }
  expect(withNamesOfNow(given)).toEqual(given)
  expect(withNamesOfNow(undefined)).toBeUndefined()
})
