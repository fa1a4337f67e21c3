import { expect, test } from 'vitest'
import { SearchUnreachable } from '../search-engine.ts'
import { searchResults } from './search-results.ts'

const hit = {
  objectID: '1',
  type: 'lvl2',
  url: 'https://example.com/a#b',
  hierarchy: { lvl0: 'Docs', lvl1: 'A', lvl2: 'B' },
}
const answer = (...hits: readonly unknown[]) => ({ results: [{ hits, nbHits: 42, queryID: 'q' }] })

test('a bare hit has all its texts, none of them marked', () => {
  expect(searchResults(answer(hit))).toEqual({
    total: 42,
    queryID: 'q',
    hits: [
      {
        ...hit,
        hierarchy: { ...hit.hierarchy, lvl3: null, lvl4: null, lvl5: null, lvl6: null },
        content: null,
        marked: {
          hierarchy: {
            lvl0: [{ text: 'Docs', isMatch: false }],
            lvl1: [{ text: 'A', isMatch: false }],
            lvl2: [{ text: 'B', isMatch: false }],
          },
        },
      },
    ],
  })
})

test('headings are shown whole, content as a snippet', () => {
  const both = (text: string) => ({ hierarchy: { lvl1: { value: text } }, content: { value: text } })
  const [found] = searchResults(
    answer({ ...hit, content: 'long', _highlightResult: both('whole'), _snippetResult: both('part…') }),
  ).hits
  expect(found?.marked.hierarchy.lvl1).toEqual([{ text: 'whole', isMatch: false }])
  expect(found?.marked.content).toEqual([{ text: 'part…', isMatch: false }])
})

test('texts that a crawler escaped are read', () => {
  const [found] = searchResults(answer({ ...hit, content: 'a &amp; b', hierarchy: { lvl1: 'List&lt;T&gt;' } })).hits
  expect([found?.content, found?.hierarchy.lvl1]).toEqual(['a & b', 'List<T>'])
})

test.each([
  ['without an address', { objectID: '1' }],
  ['that leads to a script', { objectID: '1', url: 'javascript:alert(1)' }],
  ['that leads into another program', { objectID: '1', url: 'file:///etc/passwd' }],
  ['that is none', null],
])('a hit %s is left out', (_, wrong) => {
  expect(searchResults(answer(wrong, hit)).hits.map(({ objectID }) => objectID)).toEqual(['1'])
})

test('a hit without an id is known by its address', () => {
  expect(searchResults(answer({ url: '/a' })).hits[0]?.objectID).toBe('/a')
})

test.each([[undefined], [null], [{}], [{ results: [] }], [{ results: [{ hits: {} }] }], ['text']])(
  'an answer of another shape (%j) is one of an unreachable index',
  (wrong) => {
    expect(() => searchResults(wrong)).toThrow(SearchUnreachable)
  },
)

test('a host that does not count has as many hits as it sent', () => {
  expect(searchResults({ results: [{ hits: [hit] }] }).total).toBe(1)
})
