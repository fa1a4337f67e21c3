import { expect, test } from 'vitest'
import { functionPlaces } from './function-places.ts'
import { valueText } from './value-text.ts'

const words = { comments: {}, nameOf: () => 'docusaurus.plugins[0]' }

test.each<[string, unknown, string]>([
  ['text with quotes', 'it\'s "so"\n', String.raw`'it\'s "so"\n'`],
  ['a backslash before a quote', String.raw`\"`, String.raw`'\\"'`],
  ['numbers, truth and nothing', [1, true, null], '[1, true, null]'],
  ['an expression', /<!--\s*more/i, '/<!--\\s*more/i'],
  ['a function', [() => 1], '[docusaurus.plugins[0]]'],
  ['keys that are no names', { 'a-b': 1, c: undefined }, "{ 'a-b': 1 }"],
  ['empty things', { a: {}, b: [] }, '{ a: {}, b: [] }'],
])('%s is written as code', (_, value, text) => {
  expect(valueText(value, words)).toBe(text)
})

test('a comment stands above its key', () => {
  const comments = { 'a.b': 'Why it is 1.' }
  expect(valueText({ a: { b: 1 } }, { ...words, comments })).toBe('{\n  a: {\n    // Why it is 1.\n    b: 1,\n  },\n}')
})

test('what is written is read as the same value', async () => {
  const value = { text: '\u2028 \\\' " ${x}', list: Array.from({ length: 40 }, (_, index) => ({ index })) }
  const code = `data:text/javascript,${encodeURIComponent(`export default ${valueText(value, words)}`)}`
  const { default: read } = (await import(/* @vite-ignore */ code)) as { readonly default: unknown }
  expect(read).toEqual(value)
})

test('functions are found where they stand', () => {
  const [one, two] = [() => 1, () => 2]
  const circle: Record<string, unknown> = { presets: [['classic', { docs: { 'a-b': one } }]] }
  circle['self'] = circle
  const places = functionPlaces({ ...circle, plugins: [two, one] })
  expect([places.get(one), places.get(two)]).toEqual(['.presets[0][1].docs["a-b"]', '.plugins[0]'])
})
