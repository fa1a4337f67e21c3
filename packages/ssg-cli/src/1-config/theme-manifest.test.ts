import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { checkedManifest } from './theme-manifest.ts'

test('the manifest of the default theme has nothing wrong in it', async () => {
  const file = fileURLToPath(new URL('../../../theme/theme.json', import.meta.url))
  const { value, diagnostics } = await checkedManifest(readFileSync(file, 'utf8'), 'theme.json')
  expect(diagnostics).toEqual([])
  expect(value?.components['Tabs']).toMatchObject({ global: true, props: { groupId: 'any' } })
})

test('what is wrong in a manifest is told where it stands', async () => {
  const text = '{\n  "layout": { "dog": [] },\n  "components": { "Tabs": { "ids": "all", "props": { "a": "b" } } }\n}'
  const { value, diagnostics } = await checkedManifest(text, 'node_modules/theme/theme.json')
  expect(value).toBeUndefined()
  expect(diagnostics.map(({ message, line }) => `${line}: ${message}`)).toEqual([
    '2: In "layout.dog": Unexpected key "dog", expected "doc"',
    '3: In "components.Tabs.ids": Unexpected "all", expected "none" or "props"',
    '3: In "components.Tabs.props.a": Unexpected "b", expected "any", "admonition" or an array of the words that are allowed',
  ])
})

test('a text that is no JSON is no manifest', async () => {
  const { value, diagnostics } = await checkedManifest('{', 'theme.json')
  expect(value).toBeUndefined()
  expect(diagnostics[0]?.message).toMatch(/^Unexpected text: /)
})
