import { expect, test } from 'vitest'
import { unportableName } from './unportable-name.ts'

test.each([
  ['/con', '/con-page'],
  ['/guides/AUX.x/a', '/guides/AUX-page.x/a'],
  ['/lpt1', '/lpt1-page'],
  ['/com².a', '/com²-page.a'],
  ['/end.', '/end'],
  ['/a /b', '/a/b'],
  ['/a:b', '/a-b'],
  ['/a|b?c', '/a-b-c'],
  ['/...', '/-'],
])('a file of Windows can not have the path %s, but %s', (path, instead) => {
  expect(unportableName(path)?.instead).toBe(instead)
})

test.each(['/', '', '/a//b', '/guide/.a', '/console', '/auxiliary/com', '/com12', '/a.con', '/über uns', '/con-page'])(
  'a file of Windows can have the path %s',
  (path) => {
    expect(unportableName(path)).toBe(undefined)
  },
)
