import { expect, test } from 'vitest'
import { locatePath } from './locate-path.ts'

const config = `import { other } from './other' // { label: 0 }
const size = { label: 'Size' }

export default defineConfig({
  title: 'It\\'s { "label": 1 }',
  docs: { versions: { '2.0': { label: 3, overlay: 'next' }, "1.0": { label: 'One', remove: ['a.md', 'next'] } } },
  navbar: { items: [{ label: \`A\` }, { ...other, label: 3 }] },
  redirects: [
    { from: '/a', to: '/' },
    { from: '/b' },
    {
      from: '/c',
    },
  ],
})
`

/** What is shown: the line, and the text in it. */
function shown(path: readonly PropertyKey[], string?: string) {
  const position = locatePath(config, { path, ...(string !== undefined && { string }) })
  if (!position) return undefined
  const { line, column, endLine, endColumn } = position
  expect(endLine).toBe(line)
  return `${line}: ${config.split('\n')[line - 1]?.slice(column - 1, endColumn - 1)}`
}

test.each<[name: string, path: readonly PropertyKey[], string: string | undefined, expected: string | undefined]>([
  ['a key below a quoted key', ['docs', 'versions', '2.0', 'label'], undefined, '6: label'],
  ['a quoted key', ['docs', 'versions', '1.0'], undefined, '6: 1.0'],
  ['a string', ['docs', 'versions', '1.0', 'label'], 'One', '6: One'],
  ['a string that stands elsewhere too', ['docs', 'versions', '2.0', 'overlay'], 'next', '6: next'],
  ['a string in a list', ['docs', 'versions', '1.0', 'remove', 1], 'next', '6: next'],
  ['a key in an item of a list', ['navbar', 'items', 1, 'label'], undefined, '7: label'],
  ['what an item of a list lacks', ['redirects', 1, 'to'], undefined, "10: { from: '/b' }"],
  ['what an item of several lines lacks', ['redirects', 2, 'to'], undefined, '11: {'],
  ['what an object lacks', ['docs', 'path'], undefined, '6: docs'],
  ['what the config lacks', ['url'], undefined, undefined],
  ['a value in a part of the config', ['theme', 'title'], undefined, '5: title'],
  ['a key that stands in several parts', ['theme', 'label'], undefined, undefined],
])('%s', (_, path, string, expected) => {
  expect(shown(path, string)).toBe(expected)
})

test.each([
  ['a number', '{ a: { 1.0: { b: 3 } } }', 15],
  ['computed', "{ a: { ['1']: { b: 3 } } }", 17],
])('below a key that is %s', (_, text, column) => {
  expect(locatePath(text, { path: ['a', '1', 'b'] })).toMatchObject({ column })
})

test('a key of the config is no key of a part that lies in it', () => {
  const text = "export default {\n  navbar: { title: 'A' },\n  title: 3,\n}"
  expect(locatePath(text, { path: ['title'] })).toMatchObject({ line: 3, column: 3 })
  const unordered = "const navbar = { title: 'A' }\nexport default { title: 3 }"
  expect(locatePath(unordered, { path: ['title'] })).toBeUndefined()
})

test.each(['navbar', 'navbar: bar'])('a key of a part that stands elsewhere, `%s`, is no key of the config', (part) => {
  const text = `import { navbar, bar } from './navbar.js'\nexport default { title: 'A', ${part} }`
  expect(locatePath(text, { path: ['navbar', 'title'] })).toBeUndefined()
})

test('a string that has a name is shown where it is given', () => {
  const text = "const kind = 'x'\nexport default { banner: kind }"
  expect(locatePath(text, { path: ['banner'], string: 'x' })).toMatchObject({ line: 1, column: 15 })
})

test('an offset is right where a string was left open', () => {
  expect(locatePath("{ a: 'x\n, b: 1 }", { path: ['b'] })).toEqual({ line: 2, column: 3, endLine: 2, endColumn: 4 })
})

test('a quote that is no string, with many backslashes after it, takes no time', () => {
  const text = `const quote = /'${'\\'.repeat(80)}/\nexport default { title: 3 }\n`
  expect(locatePath(text, { path: ['title'] })).toMatchObject({ line: 2, column: 18 })
})

test('a string goes on after a backslash at the end of a line', () => {
  const text = "export default { a: '{ \\\n title: ', title: 3 }\n"
  expect(locatePath(text, { path: ['title'] })).toMatchObject({ line: 2, column: 12 })
})
