import { hash } from 'node:crypto'
import { expect, test } from 'vitest'
import { field, postingsText, type Posting } from '../reader/postings.ts'
import type { IndexSource } from './indexed-page.ts'
import { mergeTerms } from './merge-terms.ts'
import { termGroups } from './term-groups.ts'

/** A page of which the title is a number, with that number and some more in its text. */
function page(number: number, words: readonly string[] = []): IndexSource {
  const heading = { section: 0, field: field.heading, position: 0, span: 1, length: 1, extent: 0 }
  const content = { section: 1, field: field.content, position: 0, span: 0, length: 0, extent: 0 }
  const postings = new Map<string, Posting[]>([[`n${number}`, [heading]]])
  for (const word of [`n${number + 1}`, 'all', ...words]) postings.set(word, [content])
  const terms = [...postings].map(([term, found]) => `${term}\t${postingsText(found)}`).join('\n')
  const termsHash = hash('sha256', terms, 'hex')
  const texts = { hash: '', parts: [], read: () => '' }
  return { url: `/page-${number}`, language: 'en', tag: 'default', terms: () => terms, termsHash, texts }
}

const pages = Array.from({ length: 5000 }, (_, number) => page(number))
const first = pages.slice(0, 20)

/** Terms and those in headings, as they are merged with what was kept, and how many texts were made. */
function merged(of: readonly IndexSource[], kept = new Map<string, string>()) {
  let made = 0
  const { terms, headings } = termGroups(of, (key, make) => {
    const text = kept.get(key) ?? (made++, make())
    kept.set(key, text)
    return text
  })
  return { terms: mergeTerms(terms), headings: mergeTerms(headings), made }
}

test('terms that stand in headings are there once more, with those postings alone', () => {
  const { terms, headings } = merged(first)
  expect(headings.map(({ key }) => key)).toEqual(Array.from({ length: 20 }, (_, number) => `n${number}`).sort())
  expect(terms.map(({ key }) => key)).toEqual(['all', ...headings.map(({ key }) => key), 'n20'].sort())
  expect(headings.find(({ key }) => key === 'n7')).toEqual({ key: 'n7', postings: expect.stringMatching(/^17/) })
})

test('a page that changes in thousands leaves all texts but those of its groups', () => {
  const kept = new Map<string, string>()
  const before = merged(pages, kept)
  const changed = pages.with(3210, page(3210, ['new']))
  const after = merged(changed, kept)
  expect(before.made).toBeGreaterThan(100)
  expect(after.made).toBe(2)
  expect(after).toEqual({ ...merged(changed), made: 2 })
})

test.each([0, 1234, 5000])('a page more at place %i leaves all texts but those of its groups', (place) => {
  const kept = new Map<string, string>()
  merged(pages, kept)
  const more = pages.toSpliced(place, 0, page(9999))
  const after = merged(more, kept)
  expect(after.made).toBeLessThanOrEqual(4)
  expect(after).toEqual({ ...merged(more), made: after.made })
})

test('a site without pages has no groups', () => {
  expect(merged([])).toEqual({ terms: [], headings: [], made: 0 })
})
