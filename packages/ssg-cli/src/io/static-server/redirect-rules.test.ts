import { expect, test } from 'vitest'
import { readRedirectRules, redirectFor } from './redirect-rules.ts'

const rules = readRedirectRules(`# Moved pages
/home            /
/old             /new               302   # for now
/docs/:page/v/:n /versions/:n/:page
/news/*          /blog/:splat       301!
/store id=:id    /products/:id
/app/*           /index.html        200
/gone            /too-late          410
/hidden          /login             302   Role=admin
/slash           /slash/            301
https://other.example.com/* https://example.com/:splat 301!
/away            https://example.com/a
not a rule
`)

test.each([
  ['/home', '', 301, '/'],
  ['/home/', '', 301, '/'],
  ['/home', '?a=1&b=2', 301, '/?a=1&b=2'],
  ['/old', '', 302, '/new'],
  ['/docs/intro/v/8.1', '', 301, '/versions/8.1/intro'],
  ['/news/2026/a b', '', 301, '/blog/2026/a%20b'],
  ['/news', '', 301, '/blog/'],
  ['/store', '?id=7', 301, '/products/7'],
  ['/app/any/where', '?x', 200, '/index.html'],
  ['/gone', '', 410, '/too-late'],
  ['/away', '', 301, 'https://example.com/a'],
])('%s%s gives %i %s', (path, query, status, to) => {
  expect(redirectFor(rules, path, new URLSearchParams(query))).toEqual({ status, to })
})

test.each(['/', '/olds', '/store', '/hidden', '/slash', '/docs/intro/v', '/Home'])('no rule is for %s', (path) => {
  expect(redirectFor(rules, path, new URLSearchParams())).toBeUndefined()
})

test('the exclamation mark makes a rule come before files', () => {
  expect(rules.filter(({ isForced }) => isForced).map(({ from }) => from)).toEqual(['/news/*'])
})

test('no path leads to another host by way of a placeholder', () => {
  const open = readRedirectRules('/to/* /:splat')
  expect(redirectFor(open, '/to//evil.example', new URLSearchParams())).toEqual({ status: 301, to: '/evil.example' })
})
