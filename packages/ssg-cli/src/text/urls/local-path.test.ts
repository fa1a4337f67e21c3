import { expect, test } from 'vitest'
import { localPath, relativeUrl } from './local-path.ts'

const files = new Set(['index.html', 'a/index.html', 'a/b.html', 'v/8.1/index.html', 'C#/index.html', 'img/x.png'])
const site = { root: '/docs/', origin: 'https://docs.example.com', isFile: (path: string) => files.has(path) }

test.each([
  ['/docs/', { file: 'index.html', rest: '' }],
  ['/docs', { file: 'index.html', rest: '' }],
  ['/docs/a', { file: 'a/index.html', rest: '' }],
  ['/docs/a/?x=1#y', { file: 'a/index.html', rest: '?x=1#y' }],
  ['/docs/a/b', { file: 'a/b.html', rest: '' }],
  ['/docs/v/8.1', { file: 'v/8.1/index.html', rest: '' }],
  ['/docs/C%23', { file: 'C#/index.html', rest: '' }],
  ['/docs/img/x.png', { file: 'img/x.png', rest: '' }],
  ['https://docs.example.com/docs/a#b', { file: 'a/index.html', rest: '#b' }],
  ['https://docs.example.com.evil/docs/a', undefined],
  ['https://other.example/docs/a', undefined],
  ['//docs.example.com/docs/a', undefined],
  ['/elsewhere/a', undefined],
  ['/docs/missing', undefined],
  ['#b', undefined],
  ['a', undefined],
])('the URL %s means the file %j', (url, file) => {
  expect(localPath(url, site)).toEqual(file)
})

test.each([
  ['index.html', 'a/index.html', 'a/index.html'],
  ['a/index.html', 'index.html', '../index.html'],
  ['a/b/index.html', 'a/c.html', '../c.html'],
  ['a/index.html', 'a/index.html', 'index.html'],
  ['a/index.html', 'C#/50% off?.html', '../C%23/50%25%20off%3F.html'],
])('from %s the file %s is %s', (from, to, url) => {
  expect(relativeUrl(from, to)).toBe(url)
})
