import { expect, test } from 'vitest'
import { pluginFence } from './plugin-fences.ts'

test.each([
  ['mermaid', '', 'mermaid', 'a diagram'],
  ['Mermaid', 'title="x"', 'Mermaid', 'a diagram'],
  ['jsx', 'live noInline', 'live', 'an editor whose result is shown'],
  ['bash', 'npm2yarn', 'npm2yarn', 'tabs for other package managers'],
])('%s %s: %s asks for %s', (lang, meta, word, becomes) => {
  expect(pluginFence(lang, meta)).toEqual({ word, becomes })
})

test.each([
  ['js', 'title="live npm2yarn" {1,3}'],
  ['dot', ''],
  ['', ''],
  ['constructor', 'toString'],
])('%s %s is code to be shown', (lang, meta) => {
  expect(pluginFence(lang, meta)).toBeUndefined()
})
