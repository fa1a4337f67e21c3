import { expect, test } from 'vitest'
import type { CollectionConfig } from '../../model/config.ts'
import { chooseCollection } from './choose-collection.ts'

/** Only these two keys decide. */
const collection = (id: string, versioned = true) => ({ id, versioned }) as CollectionConfig

test.each([
  ['the only one with versions', [collection('site', false), collection('api')], undefined, 'api'],
  ['the default one of several', [collection('api'), collection('default')], undefined, 'default'],
  ['the one that is named', [collection('api'), collection('default')], 'api', 'api'],
])('%s is frozen', (_, collections, named, id) => {
  expect(chooseCollection(collections, named)).toMatchObject({ collection: { id } })
})

test.each([
  [
    [collection('api'), collection('guides')],
    undefined,
    'Several collections have versions: "api", "guides". Name one with --collection.',
  ],
  [
    [collection('site', false)],
    undefined,
    'No collection of this site has versions: each config says versioned: false.',
  ],
  [[collection('site', false)], 'site', 'The collection "site" has no versions: its config says versioned: false.'],
  [
    [collection('api'), collection('guides')],
    'guide',
    'Unexpected collection "guide", expected one of "api", "guides". Did you mean "guides"?',
  ],
])('otherwise it says what to do', (collections, named, problem) => {
  expect(chooseCollection(collections, named)).toEqual({ problem })
})
