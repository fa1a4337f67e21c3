import { expect, test } from 'vitest'
import { acrossSlots } from './across-slots.ts'

test('a child is found behind the elements of slots and islands, one step at a time', () => {
  expect(acrossSlots('.a > .b > p')).toBe(
    [
      '.a > .b > p',
      '.a>:where(docs-slot)>.b > p',
      '.a>:where(docs-island)>.b > p',
      '.a>:where(docs-slot)>:where(docs-island)>.b > p',
      '.a > .b>:where(docs-slot)>p',
      '.a > .b>:where(docs-island)>p',
      '.a > .b>:where(docs-slot)>:where(docs-island)>p',
    ].join(', '),
  )
})

test('what names no child, or names it in parentheses, stays as it is', () => {
  expect(acrossSlots('.a, .b:has(> .c) p')).toBe('.a, .b:has(> .c) p')
})

test('a part that opens says so by the attribute of its element', () => {
  expect(acrossSlots('.a details[data-collapsed="false"] summary, [data-collapsed=true]')).toBe(
    '.a details[open] summary, :not([open])',
  )
})
