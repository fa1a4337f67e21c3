import { expect, test } from 'vitest'
import type { Difference } from '../model/difference.ts'
import { renderError, unknownThemeComponent } from './catalogue.ts'
import { installableComponents } from './installable-components.ts'

const at = { file: 'docs/a.mdx', position: { line: 1, column: 1, endLine: 1, endColumn: 9 } }
const unknown = (name: string) => unknownThemeComponent({ ...at, name, available: ['Tabs', 'TabItem', 'CodeBlock'] })
const install = (place: string, name: string): Difference => ({
  kind: 'install',
  at: place,
  words: `npm install ${name}`,
})
const missing = [install('themes[0]', 'docusaurus-theme-api'), install('plugins[2]', '@docs-build/plugin-live')]

test('what brings an unknown component is installed, where the config lists something that is not', () => {
  const [found] = installableComponents([unknown('ApiPanel')], missing)
  expect(found?.message).toBe('Unexpected import "@theme/ApiPanel", expected a component of a theme that is installed.')
  expect(found?.hint).toBe('Run: npm install docusaurus-theme-api')
})

test('a component that shows one says the same', () => {
  const message = 'Unexpected import of "@theme/ApiPanel", expected a component of the theme: CodeBlock, Tabs.'
  const [found] = installableComponents([renderError({ ...at, message })], missing)
  expect(found?.message).toContain('"@theme/ApiPanel", expected a component of a theme that is installed.')
  expect(found?.hint).toBe('Run: npm install docusaurus-theme-api')
})

test('nothing else is said of it where all is installed', () => {
  const found = [unknown('ApiPanel')]
  expect(installableComponents(found, missing.slice(1))).toEqual(found)
})
