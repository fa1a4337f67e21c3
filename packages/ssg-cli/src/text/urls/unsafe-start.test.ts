import { expect, test } from 'vitest'
import { unsafeStart } from './unsafe-start.ts'

test.each([
  ['javascript:alert(1)', 'javascript:'],
  ['JaVaScRiPt:alert(1)', 'javascript:'],
  [' \u0001javascript:alert(1)', 'javascript:'],
  ['java\nscript\t:alert(1)', 'javascript:'],
  ['vbscript:MsgBox', 'vbscript:'],
  ['feed:javascript:alert(1)', 'feed:'],
  ['view-source:https://example.com', 'view-source:'],
  ['data:text/html,<script>alert(1)</script>', 'data:text/html'],
  ['data:TEXT/HTML;base64,PHNjcmlwdD4=', 'data:text/html'],
  ['data: text/html ;charset=utf-8,x', 'data:text/html'],
  ['data:application/xhtml+xml,<x/>', 'data:application/xhtml+xml'],
  ['data:image/svg+xml,<svg/>', 'data:image/svg+xml'],
  ['data:text/javascript,alert(1)', 'data:text/javascript'],
])('%j is not to be opened, for it begins with %j', (url, expected) => {
  expect(unsafeStart(url, 'place')).toBe(expected)
})

test.each([
  'https://example.com/javascript:x',
  // What React writes as the action of a form that a function answers.
  "javascript:throw new Error('React form unexpectedly submitted.')",
  '//example.com',
  '/docs/javascript:alert(1)',
  './javascript:alert(1)',
  '#javascript:alert(1)',
  'javascript',
  'javascript%3Aalert(1)',
  'mailto:a@example.com',
  'ftp://example.com/file',
  'vscode:extension/a.b',
  'data:,',
  'data:image/png;base64,AAAA',
  'data:text/plain,hello',
  'data:text/csv;charset=utf-8,a,b',
  '',
])('%j may be opened', (url) => {
  expect(unsafeStart(url, 'place')).toBeUndefined()
})

test('a drawing may be shown, other documents may not', () => {
  expect(unsafeStart('data:image/svg+xml,<svg/>', 'picture')).toBeUndefined()
  expect(unsafeStart('data:text/html,x', 'picture')).toBe('data:text/html')
  expect(unsafeStart('javascript:alert(1)', 'picture')).toBe('javascript:')
})
