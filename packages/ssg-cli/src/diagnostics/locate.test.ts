import { expect, test } from 'vitest'
import { locateKey, locateString } from './locate.ts'

test.each([
  ['bare', '{\n  titel: 1 }', { line: 2, column: 3, endLine: 2, endColumn: 8 }],
  ['quoted', "{ 'titel': 1 }", { line: 1, column: 4, endLine: 1, endColumn: 9 }],
  ['part of another', '{ subtitel: 1 }', undefined],
  ['there twice', '{ titel: 1, a: { titel: 2 } }', undefined],
])('a key that is %s', (_, text, expected) => {
  expect(locateKey(text, 'titel')).toEqual(expected)
})

test.each([
  ['there once', "{ to: '/a.b' }", { line: 1, column: 8, endLine: 1, endColumn: 12 }],
  ['there twice', "['/a.b', '/a.b']", undefined],
  ['a key', "{ '/a.b': 1 }", undefined],
  ['only like it', "['/a-b']", undefined],
])('a string that is %s', (_, text, expected) => {
  expect(locateString(text, '/a.b')).toEqual(expected)
})

test.each([
  ['of one key', "{ docId: 'a', sidebarId: 'a' }", { line: 1, column: 27, endLine: 1, endColumn: 28 }],
  ['of two such keys', "[{ sidebarId: 'a' }, { 'sidebarId': 'a' }]", undefined],
  [
    'that a name stands for',
    "const all = 'a'; export default { sidebarId: all }",
    { line: 1, column: 14, endLine: 1, endColumn: 15 },
  ],
])('the value %s', (_, text, expected) => {
  expect(locateString(text, 'a', 'sidebarId')).toEqual(expected)
})
