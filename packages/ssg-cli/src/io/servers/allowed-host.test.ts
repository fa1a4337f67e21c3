import { expect, test } from 'vitest'
import { isAllowedHost, isAllowedOrigin } from './allowed-host.ts'

test.each([
  ['localhost:3000', ['127.0.0.1'], true],
  ['LOCALHOST', [], true],
  ['localhost.:3000', [], true],
  ['127.0.0.1:3000', ['127.0.0.1'], true],
  ['[::1]:3000', [], true],
  ['docs.test:3000', ['docs.test'], true],
  ['docs.test', ['DOCS.test'], true],
  ['192.168.0.7:3000', ['0.0.0.0'], true],
  ['[fe80::1]:3000', ['::'], true],
  ['192.168.0.7:3000', ['127.0.0.1'], false],
  ['evil.example:3000', ['127.0.0.1'], false],
  ['evil.example', ['0.0.0.0'], false],
  ['localhost.evil.example', [], false],
  ['127.0.0.1.evil.example', ['0.0.0.0'], false],
  ['evil.example@localhost', [], false],
  ['localhost:3000/evil', [], false],
  ['localhost evil', [], false],
  ['', [''], false],
  [undefined, [''], false],
])('of the Host header %j, listening as %j, it says %j', (header, names, allowed) => {
  expect(isAllowedHost(header, names)).toBe(allowed)
})

test.each([
  [undefined, true],
  ['http://localhost:3000', true],
  ['https://evil.example', false],
  ['null', false],
])('of the Origin header %j it says %j', (origin, allowed) => {
  expect(isAllowedOrigin(origin, ['127.0.0.1'])).toBe(allowed)
})
