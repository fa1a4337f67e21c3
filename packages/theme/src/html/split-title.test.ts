import { expect, test } from 'vitest'
import { splitTitle } from './split-title.ts'

test.each([
  [
    'a title at the beginning is parted from the text',
    '<h1 id="a">A <em>b</em></h1>\n<p>c</p>',
    '<h1 id="a">A <em>b</em></h1>',
    '\n<p>c</p>',
  ],
  ['white space before the title does not hide it', '\n<h1>A</h1>', '\n<h1>A</h1>', ''],
  ['a title after other content stays in its place', '<p>c</p><h1>A</h1>', undefined, '<p>c</p><h1>A</h1>'],
  ['an article without title is all text', '<h2>A</h2>', undefined, '<h2>A</h2>'],
  [
    'a title within another element stays in it',
    '<header><h1>A</h1></header>',
    undefined,
    '<header><h1>A</h1></header>',
  ],
])('%s', (_, article, title, body) => {
  expect(splitTitle(article)).toEqual({ title, body })
})
