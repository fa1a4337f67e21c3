import { expect, test } from 'vitest'
import { keyPath } from './quote.ts'

test.each([
  ['a key', ['title'], 'title'],
  ['a key of an item', ['collections', 0, 'routeBasePath'], 'collections[0].routeBasePath'],
  ['a key that is no word', ['versions', '8.1', 'label'], 'versions["8.1"].label'],
  ['nothing', [], ''],
])('%s', (_, path, expected) => {
  expect(keyPath(path)).toBe(expected)
})
