import { expect, test } from 'vitest'
import { textParts } from './text-parts.ts'

const plain = (text: string) => ({ text, isMatch: false })
const match = (text: string) => ({ text, isMatch: true })

test.each([
  ['without a match', 'a b', [plain('a b')]],
  ['with matches', '<mark>a</mark> b <mark>c</mark>', [match('a'), plain(' b '), match('c')]],
  ['of nothing', '', []],
  ['with a match that does not end', 'a <mark>b', [plain('a '), match('b')]],
  ['with an end too many', 'a</mark> b', [plain('a'), plain(' b')]],
  ['with a match in a match', '<mark>a<mark>b</mark>c</mark>d', [match('a'), match('b'), match('c'), plain('d')]],
  [
    'with markup of its own',
    '<img src=x onerror=alert(1)> <mark><b>',
    [plain('<img src=x onerror=alert(1)> '), match('<b>')],
  ],
  [
    'that a crawler escaped',
    'List&lt;<mark>T</mark>&gt; &amp;amp; &#39;x&#x27; &#128640;',
    [plain('List<'), match('T'), plain("> &amp; 'x' 🚀")],
  ],
  ['with what is no entity', 'a & b &copy; &#0; &#x110000;', [plain('a & b &copy; &#0; &#x110000;')]],
])('a text %s', (_, marked, parts) => {
  expect(textParts(marked)).toEqual(parts)
})
