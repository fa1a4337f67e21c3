import { expect, test } from 'vitest'
import { PostingsCursor, postingsText, field } from '../reader/postings.ts'
import { groupTerms, joinGroups } from './group-terms.ts'
import { mergeTerms } from './merge-terms.ts'

const stands = (section: number) =>
  postingsText([{ section, field: field.content, position: 0, span: 0, length: 0, extent: 0 }])

/** Pages with the terms that a page's number is divisible by: t1 is on all, t7 on every seventh. */
const pages = Array.from({ length: 200 }, (_, page) =>
  [1, 2, 3, 5, 7, 11, 13]
    .filter((divisor) => page % divisor === 0)
    .map((divisor) => `t${divisor}\t${stands(divisor)}`)
    .join('\n'),
)

function merged(groupSize: number) {
  const groups = Array.from({ length: Math.ceil(pages.length / groupSize) }, (_, group) => group * groupSize)
  return mergeTerms(groups.map((start) => ({ start, text: groupTerms(pages.slice(start, start + groupSize)) })))
}

test('a term is on the pages that have it, in their order, each with its positions', () => {
  const found = merged(64).find(({ key }) => key === 't7')
  const seen: (readonly [page: number, section: number])[] = []
  const cursor = new PostingsCursor(found?.postings ?? '')
  while (cursor.nextPage()) {
    do {
      cursor.next()
      seen.push([cursor.page, cursor.section])
    } while (!cursor.isLast)
  }
  expect(seen).toEqual(pages.flatMap((_, page) => (page % 7 === 0 ? [[page, 7]] : [])))
})

test.each([1, 3, 63, 199, 200, 1000])('groups of %i pages merge to the same as all pages at once', (size) => {
  expect(merged(size)).toEqual(merged(pages.length))
})

test.each([1, 2, 5])('groups that are joined, %i at a time, merge to the same', (size) => {
  const groups = Array.from({ length: 20 }, (_, group) => ({
    start: group * 10,
    text: groupTerms(pages.slice(group * 10, group * 10 + 10)),
  }))
  const joined = Array.from({ length: Math.ceil(groups.length / size) }, (_, index) => {
    const start = index * size * 10
    const parts = groups.slice(index * size, (index + 1) * size)
    return { start, text: joinGroups(parts.map((part) => ({ start: part.start - start, text: part.text }))) }
  })
  expect(mergeTerms(joined)).toEqual(merged(pages.length))
})

test('a page without terms and a site without pages have none', () => {
  expect(mergeTerms([{ start: 0, text: groupTerms(['', '']) }])).toEqual([])
  expect(mergeTerms([])).toEqual([])
})
