import { expect, test } from 'vitest'
import { exampleHit } from '../testing/example-hit.ts'
import { groupHits } from './group-hits.ts'

const shape = (hits: Parameters<typeof groupHits>[0]) =>
  groupHits(hits, 'Documentation').map(({ title, rows }) => [
    title,
    rows.map(({ hit, parent, isLastChild }) => `${parent ? '> ' : ''}${hit.objectID}${isLastChild ? ' .' : ''}`),
  ])
const page = (objectID: string, more = {}) => exampleHit({ objectID, lvl1: objectID, ...more })
const text = (objectID: string, of: string, more = {}) =>
  exampleHit({ objectID, type: 'content', lvl1: of, url: `https://steam.example/${of}#x`, ...more })

test('groups keep the order of their best hits', () => {
  expect(shape([page('a', { lvl0: 'Two' }), page('b', { lvl0: 'One' }), page('c', { lvl0: 'Two' })])).toEqual([
    ['Two', ['a', 'c']],
    ['One', ['b']],
  ])
})

test('what lies in a page stands below it, also when it was found first', () => {
  expect(shape([text('t1', 'a'), page('a'), page('b'), text('t2', 'a')])).toEqual([
    ['Guide', ['a', '> t1', '> t2 .', 'b']],
  ])
})

test('without its page, what lies in it stands alone', () => {
  expect(shape([text('t1', 'a')])).toEqual([['Guide', ['t1']]])
})

test('pages of one title in two folders are two', () => {
  const other = exampleHit({ objectID: 'z', lvl1: 'a', url: 'https://steam.example/other/a' })
  expect(shape([page('a'), other, text('t1', 'a')])).toEqual([['Guide', ['a', '> t1 .', 'z']]])
})

test('a group shows five hits', () => {
  const hits = ['a', 'b', 'c', 'd', 'e', 'f'].map((id) => page(id))
  expect(shape([...hits, page('g', { lvl0: 'Other' })])).toEqual([
    ['Guide', ['a', 'b', 'c', 'd', 'e']],
    ['Other', ['g']],
  ])
})

test('hits without a part of the site have a group of their own', () => {
  expect(shape([page('a', { lvl0: null })])).toEqual([['Documentation', ['a']]])
})
