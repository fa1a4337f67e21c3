import { expect, test } from 'vitest'
import { cutArticle, quotable } from './quotable.ts'

test('an article is cut at its mark, which nobody sees', () => {
  expect(cutArticle('<p>A</p><docs-cut></docs-cut><p>B</p>')).toEqual({
    beginning: '<p>A</p>',
    rest: '<p>B</p>',
    ends: '',
  })
  expect(cutArticle('<p>A<br/></p>')).toEqual({ beginning: '<p>A<br/></p>', rest: '', ends: '' })
})

test('what is open at a mark is closed in lists', () => {
  expect(cutArticle('<div class="a"><section><p>A</p><docs-cut></docs-cut><p>B</p></section></div>')).toEqual({
    beginning: '<div class="a"><section><p>A</p>',
    rest: '<p>B</p></section></div>',
    ends: '</section></div>',
  })
})

test('a mark within an island cuts nothing', () => {
  const [before, after] = ['<div data-island="a"><p>A</p>', '<p>B</p></div>']
  expect(cutArticle(`${before}<docs-cut></docs-cut>${after}`)).toEqual({
    beginning: before + after,
    rest: '',
    ends: '',
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
