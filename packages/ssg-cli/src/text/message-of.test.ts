import { expect, test } from 'vitest'
import { withoutStack } from './message-of.ts'

test.each([
  ['a message of one line stays', 'a is not defined', 'a is not defined'],
  ['frames are taken out', 'no\n    at Page (/s/a.mjs:1:2)\n    at async /s/b.mjs:3:4', 'no'],
  ['frames without a place are taken out', 'no\n    at new Promise (<anonymous>)', 'no'],
  ['other lines stay', 'no\n  at all', 'no\n  at all'],
])('%s', (_, message, expected) => {
  expect(withoutStack(message)).toBe(expected)
})
