import { expect, test } from 'vitest'
import { moduleOf, partOfModule } from './part-of-module.ts'

test.each([
  ['src/boxes.js#Box', 'src/boxes.js', 'Box'],
  ['src/boxes.js', 'src/boxes.js', undefined],
  ['src/c#/boxes.js', 'src/c#/boxes.js', undefined],
])('%s is a module and its part', (path, module, part) => {
  expect([moduleOf(path), partOfModule(path)]).toEqual([module, part])
})
