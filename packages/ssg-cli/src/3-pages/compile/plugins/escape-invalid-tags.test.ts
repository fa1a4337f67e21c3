import { expect, test } from 'vitest'
import { escapeInvalidTags } from './escape-invalid-tags.ts'

test.each([
  ['<pre>\nGreg <greg@kinoho.net>\n</pre>', '<pre>\nGreg &lt;greg@kinoho.net>\n</pre>'],
  ['<pre>List<Map<K, V>></pre>', '<pre>List&lt;Map&lt;K, V>></pre>'],
  ['<p><a;b>x</a;b></p>', '<p>&lt;a;b>x&lt;/a;b></p>'],
])('a tag that no element can have is text: %j', (html, expected) => {
  expect(escapeInvalidTags(html)).toBe(expected)
})

test.each([
  '<p title="<a@b>">x</p>',
  '<!-- <a@b> -->',
  '<script>if (a<b&&c) d()</script>',
  '<style>a<b{}</style>',
  '<my-tag x@y="1"/> <svg:rect> <br>',
  'a < b@c',
])('else HTML stays as it is: %j', (html) => {
  expect(escapeInvalidTags(html)).toBe(html)
})
