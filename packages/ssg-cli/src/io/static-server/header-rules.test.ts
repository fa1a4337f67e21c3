import { expect, test } from 'vitest'
import { headersFor, readHeaderRules } from './header-rules.ts'

const text = `# of the build
/*
  X-Content-Type-Options: nosniff
  Content-Security-Policy: default-src 'self'; img-src https:
/assets/*
  # never change
  Cache-Control: public, max-age=31536000, immutable
/docs/:version/api.html
  X-Robots-Tag: noindex
`

test.each([
  ['/', { 'x-content-type-options': 'nosniff', 'content-security-policy': "default-src 'self'; img-src https:" }],
  [
    '/assets/a/b.js',
    {
      'x-content-type-options': 'nosniff',
      'content-security-policy': "default-src 'self'; img-src https:",
      'cache-control': 'public, max-age=31536000, immutable',
    },
  ],
])('all rules that match %s apply', (path, headers) => {
  expect(Object.fromEntries(headersFor(readHeaderRules(text), path))).toEqual(headers)
})

test('a placeholder stands for one segment', () => {
  const rules = readHeaderRules(text)
  expect(headersFor(rules, '/docs/v1/api.html').get('x-robots-tag')).toBe('noindex')
  expect(headersFor(rules, '/docs/v1/v2/api.html').get('x-robots-tag')).toBeUndefined()
  expect(headersFor(rules, '/docs/v1/apiXhtml').get('x-robots-tag')).toBeUndefined()
})

test('several values of one header are joined', () => {
  const rules = readHeaderRules('/a\n  Link: </x>\n  Link: </y>\n/*\n  link: </z>')
  expect(headersFor(rules, '/a').get('link')).toBe('</x>, </y>, </z>')
})

test('what is no header, or only the server can know, is ignored', () => {
  const rules = readHeaderRules(
    '  Early: 1\n/*\r\n  Content-Length: 3\r\n  no header\r\n  Bad Name: 1\r\n  Snow: \u2603\r\n  Good: 1\r\n',
  )
  expect(Object.fromEntries(headersFor(rules, '/x'))).toEqual({ good: '1' })
})

test('a pattern may be encoded', () => {
  expect([...headersFor(readHeaderRules('/my%20docs/*\n  X-A: b'), '/my docs/é')]).toEqual([['x-a', 'b']])
})
