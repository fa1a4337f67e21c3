import { expect, test } from 'vitest'
import { editedText } from './edited-text.ts'
import { memoryHost } from '../io/memory/memory-host.ts'

const edit = (text: string | Uint8Array, ...positions: readonly (readonly [line: number, column: number])[]) => {
  // The runtime renders pages, which nothing does here.
  const host = memoryHost({ files: new Map([['a.md', text]]), runtime: {} as never })
  const fixes = positions.map(([line, column]) => ({
    file: 'a.md',
    line,
    column,
    endLine: line,
    endColumn: column + 3,
    before: 'url',
    after: 'longer',
    reason: 'test',
  }))
  return editedText(host, 'a.md', fixes)
}

test.each<[text: string, line: number, column: number, expected: string]>([
  ['[x](url)', 1, 5, '[x](longer)'],
  ['[url](url)', 1, 7, '[url](longer)'],
  ['[x](<url>)', 1, 6, '[x](<longer>)'],
  ['[x](url "url")', 1, 5, '[x](longer "url")'],
  ['[x]: url', 1, 6, '[x]: longer'],
  ['<a href="url">', 1, 10, '<a href="longer">'],
  ["<A href={'url'}>", 1, 11, "<A href={'longer'}>"],
  ["<A items={[{ href: 'url' }]} />", 1, 21, "<A items={[{ href: 'longer' }]} />"],
  ['<A items={[{"href":"url"}]} />', 1, 21, '<A items={[{"href":"longer"}]} />'],
  ["  { from: 'x', to: 'url' },", 1, 21, "  { from: 'x', to: 'longer' },"],
  ['{ to: `url` }', 1, 8, '{ to: `longer` }'],
  ['<A to="url">', 1, 8, '<A to="longer">'],
  ['<img src="url">', 1, 11, '<img src="longer">'],
  ['---\r\nimage: url\r\n---\r\n', 2, 8, '---\r\nimage: longer\r\n---\r\n'],
  ['a\r\n[x](url)\r\n', 2, 5, 'a\r\n[x](longer)\r\n'],
  ['a\r[x](url)', 2, 5, 'a\r[x](longer)'],
  ['\uFEFF[x](url)', 1, 5, '\uFEFF[x](longer)'],
  ['😀 [x](url)', 1, 8, '😀 [x](longer)'],
])('the URL in %j is replaced, the rest stays', (text, line, column, expected) => {
  expect(edit(text, [line, column])).toBe(expected)
})

test('several in one file, in any order', () => {
  expect(edit('[x](url) [y](url)\n[z](url)', [2, 5], [1, 5], [1, 14])).toBe('[x](longer) [y](longer)\n[z](longer)')
})

test.each<[what: string, text: string | Uint8Array, line: number, column: number]>([
  ['another text', '[x](uri)', 1, 5],
  ['the words of a link', '[url](url)', 1, 2],
  ['the title of a link', '[x](a "url")', 1, 8],
  ['the beginning of a longer URL', '[x](urls)', 1, 5],
  ['plain text', 'url', 1, 1],
  ['words that begin alike', 'image: url and more', 1, 8],
  ['another key', "{ label: 'url' }", 1, 11],
  ['a key that ends alike', "{ goto: 'url' }", 1, 10],
  ['another attribute', '<a title="url">', 1, 11],
  ['a line that is not there', '[x](url)', 3, 5],
  ['bytes that are no text', new Uint8Array([0xff, 0xfe]), 1, 1],
])('%s is left alone', (_, text, line, column) => {
  expect(edit(text, [line, column])).toBeUndefined()
})
