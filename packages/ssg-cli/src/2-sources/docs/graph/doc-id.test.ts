import { expect, test } from 'vitest'
import { docId } from './doc-id.ts'

test.each([
  ['a doc is called as its file', 'intro.md', undefined, true, 'intro'],
  ['its folder is a part of the id', 'guides/install.mdx', undefined, true, 'guides/install'],
  ['number prefixes are not, at any level', '01-guides/2-linux/03-install.md', undefined, true, 'guides/linux/install'],
  ['unless they are switched off', '01-guides/03-install.md', undefined, false, '01-guides/03-install'],
  ['an own id replaces the last part only', '01-guides/install.md', 'setup', true, 'guides/setup'],
  ['dots in names stay', 'methods/JavaScriptProxy.runAsync.mdx', undefined, true, 'methods/JavaScriptProxy.runAsync'],
])('%s', (_, file, own, numberPrefixes, expected) => {
  expect(docId({ file, own, numberPrefixes }).id).toBe(expected)
})
