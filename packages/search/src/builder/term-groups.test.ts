import { expect, test } from 'vitest'
import { PostingsCursor, isInHeading } from '../reader/postings.ts'
import { indexSource } from './index-source.ts'
import type { IndexSource } from './indexed-page.ts'
import { mergeTerms } from './merge-terms.ts'
import { groupTexts, termGroups } from './term-groups.ts'

function source(number: number, { title = `Pump ${number}`, text = `word${number % 7}` } = {}): IndexSource {
  return indexSource({
    url: `/page-${number}`,
    language: 'en',
    tag: 'default',
    lvl0: '',
    title,
    description: `about ${number % 3}`,
    context: [],
    sections: [
      { level: 1, heading: '', texts: ['valve'] },
      { level: 2, heading: `Part ${number % 5}`, texts: [text] },
    ],
  })
}

const pages = Array.from({ length: 3000 }, (_, number) => source(number))

/** Groups of pages, and how many texts were made that an earlier call has not kept. */
function keeper() {
  const texts = new Map<string, string>()
  return (given: readonly IndexSource[]) => {
    let made = 0
    const { all, headings } = termGroups(given, (key, make) => () => {
      const text = texts.get(key) ?? (made++, make())
      texts.set(key, text)
      return text
    })
    return { terms: mergeTerms(groupTexts(all)), headings: mergeTerms(groupTexts(headings)), made: () => made }
  }
}

test('of 3,000 pages with another text on one, the groups that hold it are made anew and no others, and headings stay', () => {
  const grouped = keeper()
  const before = grouped(pages)
  const changed = pages.with(1234, source(1234, { text: 'changed' }))
  const after = grouped(changed)
  // Of terms and of headings a group of 64 pages and one of 16 such groups.
  expect(after.made()).toBe(4)
  expect(before.made()).toBe(2 * (Math.ceil(3000 / 64) + Math.ceil(3000 / 1024)))
  expect(after).toMatchObject({ terms: keeper()(changed).terms, headings: before.headings })
  expect(after.terms).not.toEqual(before.terms)
  expect(grouped(pages.with(1234, source(1234, { title: 'Fan' }))).headings).not.toEqual(before.headings)
})

test('headings are those of all terms', () => {
  const { terms, headings } = keeper()(pages)
  const postings = (text: string, isWanted: (field: number) => boolean) => {
    const found: string[] = []
    const cursor = new PostingsCursor(text)
    while (cursor.nextPage()) {
      do {
        cursor.next()
        const { page, section, field, position, span, length, extent } = cursor
        if (isWanted(field)) found.push([page, section, field, position, span, length, extent].join(' '))
      } while (!cursor.isLast)
    }
    return found
  }
  const expected = terms
    .map(({ key, postings: text }) => ({ key, found: postings(text, isInHeading) }))
    .filter(({ found }) => found.length > 0)
  expect(expected.length).toBeGreaterThan(2000)
  expect(headings.map(({ key, postings: text }) => ({ key, found: postings(text, () => true) }))).toEqual(expected)
})
