import { describe, expect, test } from 'vitest'
import { exampleHit } from '../testing/example-hit.ts'
import { storedHit } from './stored-hit.ts'
import {
  readSearches,
  withFavorite,
  withoutSearch,
  withRecent,
  writeSearches,
  type StoredSearches,
} from './stored-searches.ts'

const kept = (objectID: string) => storedHit({ hit: exampleHit({ objectID }) })
const many = (count: number, letter: string) => Array.from({ length: count }, (_, index) => kept(`${letter}${index}`))
const none: StoredSearches = { recent: [], favorite: [] }
const ids = ({ recent, favorite }: StoredSearches) => [recent, favorite].map((hits) => hits.map((hit) => hit.objectID))

function memoryStore(values: Record<string, string> = {}) {
  return {
    values,
    read: (key: string) => values[key],
    write: (key: string, value: string) => {
      values[key] = value
    },
  }
}

describe('recent searches', () => {
  test('the newest comes first, and once', () => {
    const searches = [kept('a'), kept('b'), kept('a')].reduce(withRecent, none)
    expect(ids(searches)).toEqual([['a', 'b'], []])
  })

  test('seven are kept', () => {
    expect(ids(many(9, 'r').reduce(withRecent, none))[0]).toEqual(['r8', 'r7', 'r6', 'r5', 'r4', 'r3', 'r2'])
  })

  test('four are kept beside favorites', () => {
    const searches = many(9, 'r').reduce(withRecent, { recent: [], favorite: [kept('f')] })
    expect(ids(searches)).toEqual([['r8', 'r7', 'r6', 'r5'], ['f']])
  })

  test('a favorite does not become a recent one', () => {
    expect(ids(withRecent({ recent: [], favorite: [kept('f')] }, kept('f')))).toEqual([[], ['f']])
  })
})

describe('favorites', () => {
  test('starring moves a search', () => {
    expect(ids(withFavorite({ recent: [kept('a'), kept('b')], favorite: [] }, kept('a')))).toEqual([['b'], ['a']])
  })

  test('ten are kept', () => {
    expect(ids(many(12, 'f').reduce(withFavorite, none))[1]).toHaveLength(10)
  })

  test('removing takes a search out of either list', () => {
    const searches = { recent: [kept('a')], favorite: [kept('b')] }
    expect(ids(withoutSearch(searches, kept('b')))).toEqual([['a'], []])
    expect(ids(withoutSearch(searches, kept('a')))).toEqual([[], ['b']])
  })
})

describe('storage', () => {
  test('lists are kept under the names of the index', () => {
    const store = memoryStore()
    writeSearches('docs', { recent: [kept('a')], favorite: [kept('b')] }, store)
    expect(Object.keys(store.values)).toEqual([
      '__DOCSEARCH_RECENT_SEARCHES__docs',
      '__DOCSEARCH_FAVORITE_SEARCHES__docs',
    ])
    expect(ids(readSearches('docs', store))).toEqual([['a'], ['b']])
    expect(readSearches('other', store)).toEqual(none)
  })

  test('a hit is kept without what belongs to its query', () => {
    const store = memoryStore()
    const hit = exampleHit({ objectID: 'a', marked: { hierarchy: { lvl1: [{ text: 'Pumps', isMatch: true }] } } })
    writeSearches('docs', withRecent(none, storedHit({ hit })), store)
    expect(JSON.parse(store.values['__DOCSEARCH_RECENT_SEARCHES__docs'] ?? '')).toEqual([
      {
        objectID: 'a',
        type: 'lvl1',
        url: 'https://steam.example/a',
        hierarchy: { lvl0: 'Guide', lvl1: 'Pumps', lvl2: null, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
        content: null,
      },
    ])
  })

  test.each([
    ['no JSON', '{'],
    ['no list', '{"a": 1}'],
    [
      'a list of other things',
      '[null, 1, {"objectID": "a"}, {"objectID": "a", "url": "/", "type": "x", "hierarchy": {}}]',
    ],
  ])('%s is read as nothing', (_, text) => {
    expect(readSearches('docs', memoryStore({ __DOCSEARCH_RECENT_SEARCHES__docs: text }))).toEqual(none)
  })

  test('what the original dialog kept is read', () => {
    const text = JSON.stringify([
      { objectID: '1', type: 'lvl2', url: 'https://x/a#b', hierarchy: { lvl0: 'A', lvl2: 'B' } },
    ])
    const { recent } = readSearches('docs', memoryStore({ __DOCSEARCH_RECENT_SEARCHES__docs: text }))
    expect(recent.map(({ hierarchy }) => [hierarchy.lvl1, hierarchy.lvl2])).toEqual([[null, 'B']])
  })
})

describe('what is kept of a hit', () => {
  test('text below a heading is kept as the page above it', () => {
    const parent = exampleHit({ objectID: 'page' })
    const hit = exampleHit({ objectID: 'text', type: 'content', content: 'Words' })
    expect(storedHit({ hit, parent }).objectID).toBe('page')
  })

  test('without one, it is kept as the page that it lies in', () => {
    const hit = exampleHit({ objectID: 't', type: 'content', content: 'Words', url: 'https://x/a#b', lvl2: 'Seals' })
    expect(storedHit({ hit })).toMatchObject({ type: 'lvl1', url: 'https://x/a', content: null })
    expect(storedHit({ hit }).hierarchy).toMatchObject({ lvl1: 'Pumps', lvl2: null })
  })
})
