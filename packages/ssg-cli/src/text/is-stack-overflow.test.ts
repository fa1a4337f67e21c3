import { expect, test } from 'vitest'
import { isStackOverflow } from './is-stack-overflow.ts'

test('calls that nest too deep are told from other errors', () => {
  const nest = (): number => nest() + 1
  let thrown: unknown
  try {
    nest()
  } catch (error) {
    thrown = error
  }
  expect(isStackOverflow(thrown)).toBe(true)
  expect(isStackOverflow(new RangeError('Invalid array length'))).toBe(false)
})
