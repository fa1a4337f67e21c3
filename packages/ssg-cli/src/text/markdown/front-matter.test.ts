import { expect, test } from 'vitest'
import { bodyStart } from './front-matter.ts'

test.each([
  ['a body without front matter begins at once', 'Text', { offset: 0, line: 1 }],
  ['a byte order mark is no text', '\uFEFFText', { offset: 1, line: 1 }],
  ['front matter ends with its closing line', '---\ntitle: A\n---\nText', { offset: 17, line: 4 }],
  ['Windows line ends count as one', '---\r\ntitle: A\r\n---\r\nText', { offset: 20, line: 4 }],
  ['a byte order mark may stand before front matter', '\uFEFF---\na: b\n---\nText', { offset: 14, line: 4 }],
  ['a byte order mark is no text of front matter that never ends', '\uFEFF---\na: b', { offset: 1, line: 1 }],
  ['front matter may be empty', '---\n---\nText', { offset: 8, line: 3 }],
  ['front matter may end the file', '---\na: b\n---', { offset: 12, line: 3 }],
  ['a thematic break opens no front matter', '---\n\nText', { offset: 0, line: 1 }],
  ['four dashes are no front matter', '----\na: b\n----\n', { offset: 0, line: 1 }],
])('%s', (_, text, expected) => {
  expect(bodyStart(text)).toEqual(expected)
})
