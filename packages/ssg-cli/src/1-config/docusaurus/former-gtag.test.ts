import { expect, test } from 'vitest'
import { withGtagOfNow } from './former-gtag.ts'
import { ofPackages } from './known-packages.ts'

const themeConfig = { gtag: { trackingID: 'G-1' }, navbar: {} }
const blog = () => undefined

test('the tag of Google has the options that the theme had in early releases of Docusaurus 2', () => {
  expect(
    withGtagOfNow({
      themeConfig,
      presets: [['classic', { docs: false }], 'other', false],
      plugins: ['@docusaurus/plugin-google-gtag', ['@docusaurus/plugin-google-gtag', { trackingID: 'G-2' }], blog],
    }),
  ).toEqual({
    themeConfig,
    presets: [['classic', { gtag: { trackingID: 'G-1' }, docs: false }], 'other', false],
    plugins: [
      ['@docusaurus/plugin-google-gtag', { trackingID: 'G-1' }],
      ['@docusaurus/plugin-google-gtag', { trackingID: 'G-2' }],
      blog,
    ],
  })
})

test('what the preset says itself is what counts', () => {
  const presets = [['@docusaurus/preset-classic', { gtag: false }]]
  expect(withGtagOfNow({ themeConfig, presets })).toMatchObject({ presets })
  expect(withGtagOfNow({ presets: ['classic'] })).toEqual({ presets: ['classic'] })
})

test('a tag without an id is left out, and told', () => {
  const rule = ofPackages({} as never)['@docusaurus/plugin-google-gtag']
  expect(rule?.({}, 'plugins[0]')).toEqual({
    differences: [{ kind: 'left-out', at: 'plugins[0]', words: 'it is told no trackingID' }],
  })
})
