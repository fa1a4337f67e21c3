import { expect, test } from 'vitest'
import { configEnvironment, withEnvironment } from './with-environment.ts'

const all = { DOCS_ALGOLIA_APP_ID: 'A', DOCS_ALGOLIA_API_KEY: 'K', DOCS_ALGOLIA_INDEX: 'I' }
const algolia = { appId: 'A', apiKey: 'K', indexName: 'I' }

test('only what the config depends on is picked, and a blank variable is none', () => {
  expect(configEnvironment({ ...all, DOCS_ALGOLIA_INDEX: ' ', DOCS_ALGOLIA_ADMIN_KEY: 'secret', HOME: '/' })).toEqual({
    DOCS_ALGOLIA_APP_ID: 'A',
    DOCS_ALGOLIA_API_KEY: 'K',
  })
})

test.each([
  [
    'names the index of a site that asks for the hosted engine',
    { provider: 'algolia' },
    { provider: 'algolia', algolia },
  ],
  ['fills what the config leaves out', { algolia: { appId: 'A' } }, { algolia }],
  ['wins over the config', { algolia: { indexName: 'old', hosts: [] } }, { algolia: { ...algolia, hosts: [] } }],
  ['changes no other site', { provider: 'embedded' }, { provider: 'embedded' }],
  ['leaves a wrong value to be reported', { algolia: 'A' }, { algolia: 'A' }],
])('the environment %s', (_, search, expected) => {
  expect(withEnvironment({ title: 'Site', search }, all)).toEqual({ title: 'Site', search: expected })
})

test('without variables the config stays as it is', () => {
  expect(withEnvironment({ search: { provider: 'algolia' } }, {})).toEqual({ search: { provider: 'algolia' } })
})
