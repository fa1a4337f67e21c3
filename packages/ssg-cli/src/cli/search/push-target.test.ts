import { expect, test } from 'vitest'
import { pushTarget } from './push-target.ts'

test('the environment wins over the config', () => {
  expect(pushTarget({ appId: 'A', indexName: 'docs' }, { DOCS_ALGOLIA_INDEX: 'next' })).toEqual({
    appId: 'A',
    indexName: 'next',
  })
})

test('an id that is none is told before anything is sent', () => {
  expect(() => pushTarget({ indexName: 'docs' }, { DOCS_ALGOLIA_APP_ID: 'A B' })).toThrow(
    'Unexpected "A B" as the id of the application, expected letters and digits.',
  )
})
