import { expect, test } from 'vitest'
import { i18n } from './i18n.ts'

test('a site of one language has the translations into it that lie there, as Docusaurus reads them', () => {
  const configWith = (folder: string, value: object) =>
    i18n({ filesIn: (asked) => (asked === folder ? ['code.json'] : []) })(value, 'i18n').config
  const german = { defaultLocale: 'de', locales: ['de'], path: 'words', localeConfigs: { de: { path: 'german' } } }
  expect(configWith('words/german', german)).toEqual({
    i18n: { default: 'de', locales: { de: { path: 'german' } }, path: 'words' },
  })
  expect(configWith('i18n/en', {})).toEqual({ i18n: { default: 'en', locales: { en: {} } } })
  expect(configWith('i18n/fr', {})).toEqual({ locale: { code: 'en' } })
})
