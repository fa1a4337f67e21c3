import { format } from 'oxfmt'
import { describe, expect, test } from 'vitest'
import * as en from './en.ts'
import { around } from './around.ts'
import { count } from './count.ts'
import { fill } from './fill.ts'
import type { PluralForms, Words } from './words.ts'
import { foreignIds } from './foreign-ids.ts'
import { clientWords, layoutWords } from './layout-words.ts'
import { languages, wordsOf } from './words-of.ts'

const tables = ['page', 'client', 'search', 'offline'] as const
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

const layoutIn = (htmlLang: string, messages?: Readonly<Record<string, string>>) => ({
  locale: { code: htmlLang, label: '', htmlLang, direction: 'ltr' as const },
  ...(messages && { messages }),
})

test('scripts are sent no English, which they have', () => {
  expect(clientWords(layoutIn('en-GB'))).toBeUndefined()
  expect(clientWords(layoutIn('xx'))).toBeUndefined()
  expect(clientWords(layoutIn('xx', { greeting: 'Hi' }))).toBeUndefined()
  expect(Object.keys(clientWords(layoutIn('fr')) ?? {})).toEqual(['client', 'search'])
})

test.each<[what: string, messages: Readonly<Record<string, string>>, said: string]>([
  ['under our id', { 'docs-build.page.next': 'Tiếp' }, 'Tiếp'],
  ['under that of Docusaurus', { 'theme.docs.paginator.next': 'Tiếp' }, 'Tiếp'],
  ['under both, ours first', { 'theme.docs.paginator.next': 'B', 'docs-build.page.next': 'A' }, 'A'],
  ['empty, and so in English', { 'docs-build.page.next': '' }, 'Next'],
  ['with a value that there is not', { 'docs-build.page.next': 'Tiếp {page}' }, 'Next'],
])('a site may say a word itself: %s', (_, messages, said) => {
  expect(layoutWords(layoutIn('vi', messages)).page.next).toBe(said)
})

test('words of a site have the values and the forms for numbers that ours have', () => {
  const { page, client } = layoutWords(
    layoutIn('cs', {
      'theme.docs.versionBadge.label': 'Verze: {versionLabel}',
      'theme.docs.DocCard.categoryDescription.plurals': '1 položka|{count} položky|{count} položek',
      'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel': '← Zpět',
    }),
  )
  expect(page.versionBadge).toBe('Verze: {version}')
  expect([1, 3, 5].map((number) => count(page.items, number, 'cs'))).toEqual(['1 položka', '3 položky', '5 položek'])
  expect(client.backToMainMenu).toBe('Zpět')
})

test('the package tells all words, for those who translate a site into a language that the theme does not speak', async () => {
  const messages = Object.entries(en).flatMap(([table, words]) =>
    Object.entries<string | PluralForms>(words).map(([key, word]) => {
      const also = foreignIds[`${table}.${key}`]?.id
      const message = typeof word === 'string' ? word : [...new Set(Object.values(word))].join('|')
      return [`docs-build.${table}.${key}`, { message, ...(also !== undefined && { also }) }] as const
    }),
  )
  const text = JSON.stringify({ languages: Object.keys(languages), messages: Object.fromEntries(messages) })
  const { code } = await format('words.json', text, { printWidth: 120 })
  await expect(code).toMatchFileSnapshot('../../words.json')
  const keys = messages.map(([id]) => id.slice('docs-build.'.length))
  expect(Object.keys(foreignIds).filter((key) => !keys.includes(key))).toEqual([])
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
