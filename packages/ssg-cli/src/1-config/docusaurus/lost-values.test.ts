import { expect, test } from 'vitest'
import { lostValues } from './lost-values.ts'
import { standIn } from './stand-in.ts'

/** What a call of a package that is not installed gives. */
const made = (name: string) => (standIn(name) as () => unknown)()

test('values that a package makes which is not installed are told where they stand, once', () => {
  const users = made('yaml')
  const themeConfig: Record<string, unknown> = {
    navbar: { items: [{ label: made('@acme/label/en') }] },
    prism: { theme: made('x') },
  }
  themeConfig['itself'] = themeConfig
  const config = {
    title: 'Pumps',
    customFields: { users, none: null, ofDocusaurus: made('@docusaurus/logger') },
    themeConfig,
    plugins: [made('acme')],
  }
  expect(lostValues(config).differences).toEqual([
    { kind: 'install', at: 'customFields.users', words: 'npm install yaml' },
    { kind: 'install', at: 'themeConfig.navbar.items[0].label', words: 'npm install @acme/label' },
  ])
})
