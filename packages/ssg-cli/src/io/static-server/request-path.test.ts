import { expect, test } from 'vitest'
import { requestPath } from './request-path.ts'

test.each([
  ['/', [], true],
  ['/a', ['a'], false],
  ['/a/b/', ['a', 'b'], true],
  ['/a?x=/../b#c', ['a'], false],
  ['/gr%C3%B6%C3%9Fe/a%20b', ['größe', 'a b'], false],
  ['/%252e%252e/x', ['%2e%2e', 'x'], false],
  ['http://example.com/a', ['a'], false],
  ['http://example.com', [], true],
  ['/.well-known/security.txt', ['.well-known', 'security.txt'], false],
])('%s asks for %o', (target, names, isFolder) => {
  expect(requestPath(target, '/')).toMatchObject({ kind: 'inside', names, isFolder })
})

test.each([
  ['/docs', { kind: 'inside', path: '/docs', names: [], isFolder: true }],
  ['/docs/', { kind: 'inside', path: '/docs/', names: [], isFolder: true }],
  ['/docs/a', { kind: 'inside', path: '/docs/a', names: ['a'], isFolder: false }],
  ['/', { kind: 'outside' }],
  ['/docsx', { kind: 'outside' }],
  ['/other/a', { kind: 'outside' }],
])('under the base URL /docs/, %s is %o', (target, path) => {
  expect(requestPath(target, '/docs/')).toEqual(path)
})

test.each([
  '/../x',
  '/a/../../x',
  '/%2e%2e/x',
  '/..%2fx',
  '/%2e%2e%2fx',
  '/..\\x',
  '/..%5cx',
  '/a/./b',
  '/.git/config',
  '/a/.env',
  '/a/.well-known/x',
  '//etc/passwd',
  '/a//b',
  '/_headers',
  '/_redirects',
  '/c:%5cx',
])('%s is nothing that is served', (target) => {
  expect(requestPath(target, '/')).toEqual({ kind: 'hidden' })
})

test.each(['/%', '/%zz', '/%ff', '/a%00.html', '*', 'a'])('%s is malformed', (target) => {
  expect(requestPath(target, '/')).toEqual({ kind: 'malformed' })
})

test('a base URL is compared in the form that it means', () => {
  const inside = { kind: 'inside', path: '/my docs/é', names: ['é'], isFolder: false }
  expect(requestPath('/my%20docs/%C3%A9', '/my%20docs/')).toEqual(inside)
})
