import { expect, test } from 'vitest'
import { furtherUrls } from './further-urls.ts'

const partsOf = (tag: string, name: string, value: string) => {
  const urls: string[] = []
  const parts = furtherUrls(tag, name, value, (url, kind) => urls.push(`${kind} ${url}`) - 1)
  return { parts, urls }
}

test.each([
  ['video', 'poster', './a.png', [0], ['image ./a.png']],
  ['object', 'data', './a.pdf', [0], ['asset ./a.pdf']],
  ['source', 'srcSet', './a.png', ['', 0, ''], ['image ./a.png']],
  ['img', 'srcset', './a.png 1x, b.png 2x', ['', 0, ' 1x, ', 1, ' 2x'], ['image ./a.png', 'image b.png']],
  ['img', 'srcset', 'a.png,b.png 2x,c.png', ['', 0, ' 2x,', 1, ''], ['image a.png,b.png', 'image c.png']],
  ['img', 'srcset', 'data:image/png;base64,AA= 1x', ['', 0, ' 1x'], ['image data:image/png;base64,AA=']],
  ['form', 'action', '/a', [0], ['link /a']],
  ['button', 'formAction', '/a', [0], ['link /a']],
  ['p', 'style', 'color: red; background: url(./a.png)', ['color: red; background: url(', 0, ')'], ['image ./a.png']],
  [
    'p',
    'style',
    `mask: url("a.svg"), url( '/b.svg' )`,
    ['mask: url("', 0, `"), url( '`, 1, `' )`],
    ['image a.svg', 'image /b.svg'],
  ],
])('%s %s="%s" is made of %j', (tag, name, value, parts, urls) => {
  expect(partsOf(tag, name, value)).toEqual({ parts, urls })
})

test.each([
  ['div', 'data', 'x'],
  ['Chart', 'data', './a.csv'],
  ['video', 'poster', ' '],
  ['form', 'action', ''],
  ['p', 'style', 'color: red'],
  ['Chart', 'style', 'url(./a.png)'],
  ['img', 'alt', './a.png'],
])('%s %s="%s" names no file', (tag, name, value) => {
  expect(partsOf(tag, name, value).parts).toBeUndefined()
})
