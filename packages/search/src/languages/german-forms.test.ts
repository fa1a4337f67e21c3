import { describe, expect, test } from 'vitest'
import { engineOn, indexFiles, pagesOf, query } from '../reader/testing/memory-index.ts'
import { germanForms } from './german-forms.ts'
import { partIn } from './part-in.ts'
import { partTerm, plainUmlauts } from './part-term.ts'

test.each([
  ['pflanze', 'pflanzen'],
  ['pflanzen', 'pflanze'],
  ['topfe', 'topf'],
  ['blatter', 'blatt'],
  ['duengung', 'dungung'],
  ['erde', '~erde'],
])('"%s" also finds "%s"', (word, form) => {
  expect(germanForms(word, 'de').map(({ term }) => term)).toContain(form)
})

test.each(['en', 'fr', 'ja'])('%s has no compounds', (language) => {
  expect(germanForms('pflanze', language)).toEqual([])
})

test.each([
  ['garten', 'gartens'],
  ['blatt', 'blatter'],
  ['erde', 'erden'],
])('"%s" and "%s" are one part of compounds', (one, other) => {
  expect(partTerm(one)).toBe(partTerm(other))
})

test.each([
  ['duengung', 'dungung'],
  ['neue', 'neue'],
  ['feuer', 'feuer'],
  ['quelle', 'quelle'],
])('the umlauts of "%s" make it "%s"', (word, expected) => {
  expect(plainUmlauts(word)).toBe(expected)
})

test('a part of a compound is marked with its ending', () => {
  expect(partIn('zimmerpflanzen', [{ part: 'pflanz', word: 1 }])).toEqual({ word: 1, from: 6, typed: 14 })
  expect(partIn('pflanzenschutz', [{ part: 'pflanz', word: 0 }])).toEqual({ word: 0, from: 0, typed: 6 })
  expect(partIn('blumenerde', [{ part: 'pflanz', word: 0 }])).toBeUndefined()
})

describe('an index of German pages', () => {
  const page = (url: string, text: string, language = 'de') => ({ url, title: url.slice(1), text, language })
  const { engine } = engineOn(
    indexFiles([
      page('/erde', 'Erde für Töpfe.'),
      page('/beete', 'Die Blumenerde ist locker.'),
      page('/schutz', 'Ein Pflanzenschutzmittel für alle Pflanzen.'),
      { ...page('/english', 'Only the pump is here.'), textLanguage: 'en' },
    ]),
  )
  const pages = async (text: string) => pagesOf(await engine.search(query(text, { language: 'de' })))

  test('shows a page with the word before one with a compound of it', async () => {
    expect(await pages('Erde')).toEqual(['/erde', '/beete'])
  })

  test('finds a compound by a part in its middle that stands nowhere alone', async () => {
    expect(await pages('Mittel')).toEqual(['/schutz'])
  })

  test('marks the part in the compound', async () => {
    const { hits } = await engine.search(query('Erde', { language: 'de' }))
    const marked = hits.flatMap(({ marked: { content = [] } }) => content.filter(({ isMatch }) => isMatch))
    expect(marked.map(({ text }) => text)).toEqual(['erde'])
  })

  test('finds a page that is not translated, by English words among German ones', async () => {
    expect(await pages('the pump')).toEqual(['/english'])
    expect(await pages('die pump')).toEqual(['/english'])
  })
})
