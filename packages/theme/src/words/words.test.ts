import { describe, expect, test } from 'vitest'
import * as en from './en.ts'
import { around } from './around.ts'
import { count, fill } from './say.ts'
import type { PluralForms, Words } from './words.ts'
import { clientWords, languages, wordsOf } from './words-of.ts'

const tables = ['page', 'client', 'search'] as const
type Entry = readonly [key: string, value: string | PluralForms]

function entriesOf(words: Words): readonly Entry[] {
  return tables.flatMap((table) =>
    Object.entries<string | PluralForms>(words[table]).map(([key, value]): Entry => [`${table}.${key}`, value]),
  )
}

function namesIn(text: string): readonly string[] {
  return (text.match(/\{\w+\}/g) ?? []).toSorted()
}

describe.each(Object.entries(languages))('the words in %s', (tag, words) => {
  const english = new Map(entriesOf(en))

  test('are those of English, all of them', () => {
    expect(entriesOf(words).map(([key]) => key)).toEqual([...english.keys()])
  })

  test('hold the values that English holds', () => {
    const wrong = entriesOf(words).filter(([key, value]) => {
      const own = english.get(key)
      if (typeof value !== 'string' || typeof own !== 'string') return false
      return namesIn(value).join() !== namesIn(own).join()
    })
    expect(wrong).toEqual([])
  })

  test('have the plural forms that the language has', () => {
    const { pluralCategories } = new Intl.PluralRules(tag).resolvedOptions()
    const forms = entriesOf(words).filter(([, value]) => typeof value !== 'string')
    expect(forms.length).toBeGreaterThan(0)
    for (const [key, value] of forms)
      expect([key, Object.keys(value).toSorted()]).toEqual([key, pluralCategories.toSorted()])
  })

  test('are not blank', () => {
    expect(
      entriesOf(words).flatMap(([, value]) => (typeof value === 'string' ? value : Object.values(value))),
    ).not.toContain('')
  })
})

test.each([
  ['de-AT', 'Suche'],
  ['pt-PT', 'Buscar'],
  ['zh', '搜索'],
  ['zh-TW', '搜尋'],
  ['zh-Hant-HK', '搜尋'],
  ['zh_CN', 'Search'],
  ['xx', 'Search'],
])('words for %s say "%s"', (tag, search) => {
  expect(wordsOf(tag).client.search).toBe(search)
})

test('scripts are sent no English, which they have', () => {
  expect(clientWords('en-GB')).toBeUndefined()
  expect(clientWords('xx')).toBeUndefined()
  expect(Object.keys(clientWords('fr') ?? {})).toEqual(['client', 'search'])
})

test('a number takes the form and the digits of its language', () => {
  const { found } = languages['ru']?.search ?? en.search
  expect([1, 2, 5, 21, 1000].map((number) => count(found, number, 'ru'))).toEqual([
    '1 результат',
    '2 результата',
    '5 результатов',
    '21 результат',
    '1\u00a0000 результатов',
  ])
})

test('a name without a value stays as it is', () => {
  expect(fill('{a} and {b}', { a: '1' })).toBe('1 and {b}')
})

test('a text is parted around a name', () => {
  expect(around('see the {link}.', 'link')).toEqual(['see the ', '.'])
})
