import { expect, test } from 'vitest'
import { titlesOf } from './titles-of.ts'
import { titleWords } from './title-words.ts'

const localeOf = (htmlLang: string) => ({ code: htmlLang, label: '', htmlLang, direction: 'ltr' as const })

test.each([
  ['en', 1, 'One post tagged with "x"'],
  ['en-GB', 2, '2 posts tagged with "x"'],
  ['de-CH', 2, '2 Beiträge zum Schlagwort „x“'],
  ['fr', 1, '1 article avec l’étiquette « x »'],
  ['pl', 3, '3 wpisy z tagiem „x”'],
  ['pl', 5, '5 wpisów z tagiem „x”'],
  ['ru', 21, '21 запись с тегом «x»'],
  ['ar', 2, 'تدوينتان بالوسم «x»'],
  ['ar', 11, '11 تدوينة بالوسم «x»'],
  ['he', 2, 'שני פוסטים עם התגית "x"'],
  ['zh-TW', 2, '帶有標籤「x」的 2 篇文章'],
  ['pt-BR', 2, '2 publicações com o marcador "x"'],
  // A language without words of its own.
  ['sw', 2, '2 posts tagged with "x"'],
])('the title of a list of posts in %s counts %i', (htmlLang, count, title) => {
  expect(titlesOf({ locale: localeOf(htmlLang) }).taggedPosts('x', count)).toBe(title)
})

test('messages of the site go before our own words', () => {
  const messages = { 'theme.tags.tagsPageTitle': 'Themen', 'theme.blog.post.plurals': 'Ein Artikel|{count} Artikel' }
  const languages = { messages } as unknown as NonNullable<Parameters<typeof titlesOf>[0]['languages']>
  const titles = titlesOf({ locale: localeOf('de'), languages })
  expect([titles.tags, titles.author('Ann', 3), titles.taggedDocs('a', 1)]).toEqual([
    'Themen',
    'Ann – 3 Artikel',
    'Eine Seite zum Schlagwort „a“',
  ])
})

test('each language has a form for every number, and every name that a title needs', () => {
  const names = (text: string) => [...new Set(text.match(/\{\w+\}/g))].sort()
  for (const [language, words] of Object.entries(titleWords)) {
    const { pluralCategories } = new Intl.PluralRules(language).resolvedOptions()
    for (const [id, text] of Object.entries(words)) {
      if (text.includes('|'))
        expect(text.split('|').length, `${language} ${id}`).toBeLessThanOrEqual(pluralCategories.length)
      if (!id.endsWith('plurals') && !id.endsWith('nDocsTagged'))
        expect({ language, id, names: names(text) }).toEqual({
          language,
          id,
          names: names(titleWords.en[id as keyof typeof titleWords.en]), // the tables have the same ids
        })
    }
  }
})
