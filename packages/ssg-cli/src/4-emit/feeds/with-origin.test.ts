import { expect, test } from 'vitest'
import { withOrigin } from './with-origin.ts'

const origin = 'https://docs.example.com'

test('URLs of the site become absolute, others stay', () => {
  expect(
    withOrigin('<a href="/b#c">B</a><a href="//cdn.example.com/x">X</a><a href="mailto:a@b.c">M</a>', origin),
  ).toBe('<a href="https://docs.example.com/b#c">B</a><a href="//cdn.example.com/x">X</a><a href="mailto:a@b.c">M</a>')
  expect(withOrigin('<img alt="" srcset="/a.png 1x, /b.png 2x" src="/a.png"/>', origin)).toBe(
    '<img alt="" srcset="https://docs.example.com/a.png 1x, https://docs.example.com/b.png 2x" src="https://docs.example.com/a.png"/>',
  )
})

test('text that looks like an attribute stays', () => {
  expect(withOrigin('<p>href="/b"</p>', origin)).toBe('<p>href="/b"</p>')
})

test('scripts and styles are left out', () => {
  expect(withOrigin('<p>A</p><script type="module">b("</p>")</script><style>p{}</style>', origin)).toBe('<p>A</p>')
})
