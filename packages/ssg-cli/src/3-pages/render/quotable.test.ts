import { expect, test } from 'vitest'
import { cutArticle, quotable } from './quotable.ts'

test('an article is cut at its mark, which nobody sees', () => {
  expect(cutArticle('<p>A</p><docs-cut></docs-cut><p>B</p>')).toEqual({ beginning: '<p>A</p>', rest: '<p>B</p>' })
  expect(cutArticle('<p>A<br/></p>')).toEqual({ beginning: '<p>A<br/></p>', rest: '' })
})

test('a mark within an element cuts nothing: no list could close the element', () => {
  expect(cutArticle('<div><p>A</p><docs-cut></docs-cut><p>B</p></div>')).toEqual({
    beginning: '<div><p>A</p><p>B</p></div>',
    rest: '',
  })
})

test.each([
  ['<h2 id="a">A<a href="#a"></a></h2>', '<h2>A<a href="/blog/b#a"></a></h2>'],
  ['<a href="c?d">C</a>', '<a href="/blog/c?d">C</a>'],
  ['<img alt="" src="/x.png"/>', '<img alt="" src="/x.png"/>'],
  ['<a href="https://example.com">E</a>', '<a href="https://example.com">E</a>'],
  ['<button aria-controls="p">B</button>', '<button>B</button>'],
  ['<p>id="a" href="#a"</p>', '<p>id="a" href="#a"</p>'],
])('%s on other pages is %s', (html, expected) => {
  expect(quotable(html, '/blog/b')).toBe(expected)
})
