import { existsSync } from 'node:fs'
import { basename } from 'node:path'
import { expect, test } from 'vitest'
import analytics, { type AnalyticsOptions } from './index.ts'

const context = { siteDir: '/site', workDir: '/work', version: '1.0.0', isWatch: false }

test.each<[string, AnalyticsOptions, object]>([
  [
    'gtag',
    { gtag: { id: 'G-1' } },
    {
      'script-src': ['https://www.googletagmanager.com'],
      'connect-src': [
        'https://*.google-analytics.com',
        'https://*.analytics.google.com',
        'https://*.googletagmanager.com',
      ],
      'img-src': [],
    },
  ],
  [
    'Plausible',
    { plausible: { domain: 'docs.example.com' } },
    { 'script-src': ['https://plausible.io'], 'connect-src': ['https://plausible.io'], 'img-src': [] },
  ],
  [
    "Umami's cloud, which is told elsewhere",
    { umami: { websiteId: 'u' } },
    { 'script-src': ['https://cloud.umami.is'], 'connect-src': ['https://api-gateway.umami.dev'], 'img-src': [] },
  ],
  [
    'an Umami of one’s own',
    { umami: { websiteId: 'u', url: 'https://stats.example.com/umami/' } },
    { 'script-src': ['https://stats.example.com'], 'connect-src': ['https://stats.example.com'], 'img-src': [] },
  ],
  [
    'several at one place, once',
    { plausible: { domain: 'd', url: 'http://s.example' }, matomo: { url: 'http://s.example/m/', siteId: 3 } },
    { 'script-src': ['http://s.example'], 'connect-src': ['http://s.example'], 'img-src': ['http://s.example'] },
  ],
])('the policy is widened for %s', (_, options, policy) => {
  expect(analytics(context, options).policy).toEqual(policy)
})

test('browsers get the code of the services that are asked for, and of no others', () => {
  const { client = [] } = analytics(context, { gtag: { id: 'G-1' }, matomo: { url: 'https://m.example', siteId: 1 } })
  expect(client.map((file) => [basename(file), existsSync(file)])).toEqual([
    ['gtag.ts', true],
    ['matomo.ts', true],
  ])
})

test('who writes docs is not counted', () => {
  expect(analytics({ ...context, isWatch: true }, { gtag: { id: 'G-1' } })).toEqual({ name: 'analytics' })
})

test.each<[AnalyticsOptions | undefined, string]>([
  [undefined, 'Unexpected options without a service, expected one of gtag, googleTagManager, plausible, umami, matomo'],
  [{}, 'Unexpected options without a service, expected one of gtag, googleTagManager, plausible, umami, matomo'],
  [
    { matomo: { url: 'stats', siteId: 1 } },
    'Unexpected "stats" as matomo.url, expected an address such as "https://stats.example.com"',
  ],
  [
    JSON.parse('{"google":{"id":"G-1"}}'),
    'Unexpected option "google", expected one of gtag, googleTagManager, plausible, umami, matomo, respectDoNotTrack',
  ],
  [JSON.parse('{"plausible":5}'), 'Unexpected 5 for option "plausible", expected { domain: \'…\' }'],
  [
    JSON.parse('{"matomo":{"url":"https://m.example"}}'),
    'Unexpected {"url":"https://m.example"} for option "matomo", expected { siteId: \'…\' }',
  ],
  [{ gtag: { id: [] } }, 'Unexpected {"id":[]} for option "gtag", expected { id: \'…\' }'],
  [
    JSON.parse('{"gtag":{"id":"G-1"},"respectDoNotTrack":"no"}'),
    'Unexpected "no" for option "respectDoNotTrack", expected true or false',
  ],
])('%j cannot be used', (options, message) => {
  // A config may leave the options out.
  expect(() => analytics(context, options as AnalyticsOptions)).toThrow(message)
})
