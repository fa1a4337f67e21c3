import { expect, test } from 'vitest'
import { contentSecurityPolicy, scriptPolicy } from './content-security-policy.ts'

test('a site of text allows itself, and what cannot run code', () => {
  expect(contentSecurityPolicy([]).split('; ')).toEqual([
    "default-src 'self'",
    "script-src 'self'",
    "style-src 'self'",
    "img-src 'self' data: https:",
    "media-src 'self' data: https:",
    "frame-src 'self' https:",
    "font-src 'self' data:",
    "connect-src 'self'",
    "object-src 'none'",
    "base-uri 'self'",
    "form-action 'self'",
    "frame-ancestors 'self'",
  ])
})

test.each([
  [
    'each source stands once',
    [{ 'script-src': ["'sha256-a'", 'https://a.example'] }, { 'script-src': ["'sha256-a'"] }],
    "script-src 'self' 'sha256-a' https://a.example",
  ],
  ['"none" gives way', [{ 'object-src': ["'self'"] }], "object-src 'self'"],
  [
    'style attributes have a line of their own',
    [{ 'style-src-attr': ["'unsafe-inline'"] }],
    "style-src-attr 'unsafe-inline'",
  ],
  ['what has no line begins with the site', [{ 'worker-src': ['blob:'] }], "worker-src 'self' blob:"],
  [
    'a hash would undo "unsafe-inline"',
    [{ 'style-src': ["'sha256-a'", "'unsafe-inline'"] }],
    "style-src 'self' 'unsafe-inline'",
  ],
])('%s', (_, parts, line) => {
  expect(contentSecurityPolicy(parts).split('; ')).toContain(line)
})

test('what a page carries itself says which code runs', () => {
  expect(scriptPolicy([{ 'script-src': ["'sha256-a'"], 'img-src': ['http://a.example'] }])).toBe(
    "script-src 'self' 'sha256-a'; object-src 'none'; base-uri 'self'",
  )
})
