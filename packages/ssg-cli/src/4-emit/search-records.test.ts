import { expect, test } from 'vitest'
import type { IndexedPage } from '@docs-build/search/builder'
import { searchRecords } from './search-records.ts'

const page: IndexedPage = {
  url: '/install',
  language: 'en',
  tag: 'docs-default-8.1',
  lvl0: 'Guides',
  title: 'Install',
  description: 'How to install.',
  context: ['Guides'],
  sections: [
    { level: 1, heading: '', texts: ['Before you start.'] },
    { level: 2, anchor: 'linux', heading: 'Linux', texts: ['Run it.', 'Twice.'] },
    { level: 3, anchor: 'debian', heading: 'Debian', texts: [] },
    { level: 2, anchor: 'windows', heading: 'Windows', texts: ['Click.'] },
  ],
}
const origin = 'https://example.com'

test('a page gives a record for itself, for each heading and for the text below each', () => {
  expect(
    searchRecords(page, origin).map(({ type, hierarchy: { lvl1, lvl2, lvl3 }, content }) => [
      type,
      lvl1,
      lvl2,
      lvl3,
      content,
    ]),
  ).toEqual([
    ['lvl1', 'Install', null, null, 'How to install.'],
    ['content', 'Install', null, null, 'Before you start.'],
    ['lvl2', 'Install', 'Linux', null, null],
    ['content', 'Install', 'Linux', null, 'Run it. Twice.'],
    ['lvl3', 'Install', 'Linux', 'Debian', null],
    ['lvl2', 'Install', 'Windows', null, null],
    ['content', 'Install', 'Windows', null, 'Click.'],
  ])
})

test('a record has the fields of DocSearch', () => {
  expect(searchRecords(page, origin)[3]).toEqual({
    objectID: 'https://example.com/install#linux:text',
    type: 'content',
    hierarchy: { lvl0: 'Guides', lvl1: 'Install', lvl2: 'Linux', lvl3: null, lvl4: null, lvl5: null, lvl6: null },
    content: 'Run it. Twice.',
    url: 'https://example.com/install#linux',
    url_without_anchor: 'https://example.com/install',
    anchor: 'linux',
    language: 'en',
    docusaurus_tag: 'docs-default-8.1',
    weight: { pageRank: 0, level: 0, position: 3 },
  })
})

test('ids stay when a section comes before', () => {
  const ids = (sections: IndexedPage['sections']) =>
    searchRecords({ ...page, sections }, origin).map(({ objectID }) => objectID)
  const before = ids(page.sections)
  const [intro, ...rest] = page.sections
  const after = ids([...(intro ? [intro] : []), { level: 2, anchor: 'new', heading: 'New', texts: ['New.'] }, ...rest])
  expect(after).toEqual(expect.arrayContaining(before))
  expect(new Set(after).size).toBe(after.length)
})

test('a long text becomes several records, none longer than 2,000 characters, and no word is lost', () => {
  const text = Array.from({ length: 900 }, (_, index) => `word${index}`).join(' ')
  const records = searchRecords({ ...page, sections: [{ level: 1, heading: '', texts: [text] }] }, origin)
  const contents = records.slice(1).map(({ content }) => content ?? '')
  expect(contents.length).toBe(4)
  expect(Math.max(...contents.map(({ length }) => length))).toBeLessThanOrEqual(2000)
  expect(contents.join(' ')).toBe(text)
  expect(new Set(records.map(({ objectID }) => objectID)).size).toBe(records.length)
})
