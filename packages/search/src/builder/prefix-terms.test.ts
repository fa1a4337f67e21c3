import { expect, test } from 'vitest'
import { PostingsCursor, postingsText, type Posting } from '../reader/postings.ts'
import { numberText } from '../reader/number-text.ts'
import { prefixTerms, widePrefixes } from './prefix-terms.ts'

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

test('a prefix of many terms leads to the headings of all of them, by page and section, with the best and earliest word', () => {
  const terms = [
    { key: 'pa', postings: postings([{ section: 2, position: 1 }], [{ field: 2 }]) },
    { key: 'pb', postings: postings([{ section: 1 }, { section: 2 }], [{ position: 1 }]) },
    { key: 'pc', postings: postings([{ section: 1, position: 1 }]) },
    { key: 'pe', postings: postings([{ section: 4 }], [{ section: 4 }], [{ section: 1 }]) },
    { key: 'q', postings: postings([{ section: 5 }]) },
  ]
  const found = prefixTerms(['p'], terms)
  expect(found.map(({ key, postings: text }) => ({ key, headings: read(text) }))).toEqual([
    {
      key: 'p',
      headings: [
        [0, 1, 3, 0],
        [0, 2, 3, 0],
        [0, 4, 3, 0],
        [1, 0, 3, 1],
        [1, 4, 3, 0],
        [2, 1, 3, 0],
      ],
    },
  ])
})

const keys = (text: string) => text.split(' ').map((key) => ({ key, postings: '' }))

test.each([
  ['pa pb pc pd pe q', 'pa pb pc pd pe', ['p']],
  ['pa pb pc pd pe q', 'pa pc', []],
  ['a p paa pab pac pad pae pb', 'p paa pab pac pad pae', ['p', 'pa']],
  ['pumpa1 pumpa2 pumpa3 pumpa4 pumpa5', 'pumpa1 pumpa2 pumpa3 pumpa4 pumpa5', ['p', 'pu', 'pum', 'pump', 'pumpa']],
])(
  'of %j in pieces that begin with %j, the prefixes of more than a reader should load are %j',
  (terms, first, wide) => {
    const list = { first: first.split(' '), names: 'x'.repeat(8 * first.split(' ').length) }
    expect(widePrefixes(keys(terms), list)).toEqual(wide)
  },
)
