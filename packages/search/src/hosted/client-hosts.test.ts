import { expect, test } from 'vitest'
import { clientHosts } from './client-hosts.ts'

test.each([
  ['https://app-dsn.algolia.net', { url: 'app-dsn.algolia.net', protocol: 'https', accept: 'readWrite' }],
  ['http://127.0.0.1:81', { url: '127.0.0.1', port: 81, protocol: 'http', accept: 'readWrite' }],
  ['http://[::1]:81', { url: '[::1]', port: 81, protocol: 'http', accept: 'readWrite' }],
])('the origin %s is a host for the client', (origin, host) => {
  expect(clientHosts([origin])).toEqual([host])
})
