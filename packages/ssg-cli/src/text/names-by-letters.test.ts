import { expect, test } from 'vitest'
import { lettersOf, namesByLetters } from './names-by-letters.ts'

test('names that share three letters with a value are found, in the order of the list', () => {
  expect(namesByLetters('instal', lettersOf(['uninstall', 'other', 'install']))).toEqual([0, 2])
})

test('a name that shares letters that others lack is among the hundred that are compared', () => {
  const names = Array.from({ length: 5000 }, (_, index) => `heading-${index}`)
  const found = namesByLetters('headin-4321', lettersOf(names))
  expect(found.length).toBeLessThanOrEqual(100)
  expect(found).toContain(4321)
})

test('an empty value shares nothing', () => {
  expect(namesByLetters('', lettersOf(['a', 'b']))).toEqual([])
})
