import { expect, test } from 'vitest'
import { PostingsCursor, postingsText, type Posting } from '../reader/postings.ts'
import { numberText } from '../reader/number-text.ts'
import { prefixTerms } from './prefix-terms.ts'

const inHeading = { section: 0, field: 3, position: 0, span: 1, length: 2, extent: 0 }

/** Postings of pages one after the other. */
function postings(...pages: readonly (readonly Partial<Posting>[])[]): string {
  const texts = pages.map((own) => numberText(0) + postingsText(own.map((posting) => ({ ...inHeading, ...posting }))))
  return numberText(pages.length) + texts.join('')
}

/** Each posting as page, section, field and position. */
function read(text: string): readonly (readonly number[])[] {
  const cursor = new PostingsCursor(text)
  const found: number[][] = []
  while (cursor.nextPage()) {
    do {
      cursor.next()
      found.push([cursor.page, cursor.section, cursor.field, cursor.position])
    } while (!cursor.isLast)
  }
  return found
}

/** A piece for each term: so many that a prefix of all of them is too much to read. */
const pieces = { first: ['pa', 'pb', 'pc', 'pd', 'pe'], names: 'x'.repeat(40) }

test('a prefix of many terms leads to the headings of all of them, by page and section, with the best and earliest word', () => {
  const terms = [
    { key: 'pa', postings: postings([{ section: 2, position: 1 }], [{ field: 2 }]) },
    { key: 'pb', postings: postings([{ section: 1 }, { section: 2 }], [{ position: 1 }]) },
    { key: 'pc', postings: postings([{ section: 1, position: 1 }]) },
    { key: 'pd', postings: postings([{ field: 0 }], [{ section: 3, field: 0 }]) },
    { key: 'pe', postings: postings([{ field: 0 }], [{ field: 0 }], [{ section: 1 }]) },
  ]
  const found = prefixTerms(terms, pieces)
  expect(found.map(({ key, postings: text }) => ({ key, headings: read(text) }))).toEqual([
    {
      key: 'p',
      headings: [
        [0, 1, 3, 0],
        [0, 2, 3, 0],
        [1, 0, 3, 1],
        [2, 1, 3, 0],
      ],
    },
  ])
})

test('terms that stand in few pieces need no prefixes', () => {
  const terms = pieces.first.map((key) => ({ key, postings: postings([{}]) }))
  expect(prefixTerms(terms, { first: ['pa', 'pc'], names: 'x'.repeat(16) })).toEqual([])
})
