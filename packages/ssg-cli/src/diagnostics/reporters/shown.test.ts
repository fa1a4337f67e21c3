import { expect, test } from 'vitest'
import { shown } from './shown.ts'

test.each([
  ['a message of one line stays', 'a is not defined', 'a is not defined'],
  ['lines of a stack are taken out', 'no\n    at Page (/s/a.mjs:1:2)\n    at async /s/b.mjs:3:4', 'no'],
  ['such a line without a position is taken out', 'no\n    at new Promise (<anonymous>)', 'no'],
  ['other lines stay', 'no\n  at all', 'no\n  at all'],
])('%s', (_, message, expected) => {
  const context = { color: false, sourceOf: () => undefined, relative: (file: string) => file }
  expect(shown({ code: 'render-error', severity: 'error', message }, context).message).toBe(expected)
})

test('a message names files of the site as they are seen from the working folder', () => {
  const context = { color: false, sourceOf: () => undefined, siteFolder: '/home/me/site' }
  const messageOf = (message: string) =>
    shown({ code: 'render-error', severity: 'error', message }, { ...context, relative: (file) => `site/${file}` })
      .message
  expect(messageOf("ENOENT: no such file or directory, open '/home/me/site/data/a.txt'")).toBe(
    "ENOENT: no such file or directory, open 'site/data/a.txt'",
  )
  expect(messageOf('In /home/me/site, not in /home/me/site-2/a or /mnt/home/me/site/a.')).toBe(
    'In site/., not in /home/me/site-2/a or /mnt/home/me/site/a.',
  )
})

test('a second place is named as the first one is, before what helps', () => {
  const context = { color: false, sourceOf: () => undefined, relative: (file: string) => `apps/docs/${file}` }
  const elsewhere = { says: 'Thrown at', file: 'A.tsx', line: 1, column: 29 }
  const thrown = { code: 'render-error', severity: 'error', message: '', hint: 'Mend it.', elsewhere } as const
  expect(shown(thrown, context).hint).toBe('Thrown at apps/docs/A.tsx:1:29\nMend it.')
})
