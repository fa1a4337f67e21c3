import { expect, test } from 'vitest'
import { routeKey } from './route-key.ts'

test.each([
  ['/a/b/', '/a/b'],
  ['/a/b/index.html', '/a/b'],
  ['/caf%C3%A9', '/caf\u00e9'],
  ['/cafe%CC%81/', '/caf\u00e9'],
  ['/%E1%84%92%E1%85%A1%E1%86%AB', '/\ud55c'],
  ['/%zz', '/%zz'],
  ['/', '/'],
])('%s is the page %s', (path, key) => {
  expect(routeKey(path)).toBe(key)
})
