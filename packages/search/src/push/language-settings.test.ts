import { expect, test } from 'vitest'
import { languageSettings } from './language-settings.ts'
import { replaceIndex } from './replace-index.ts'

test.each([
  [['en'], {}],
  [['xx'], {}],
  [['en', 'zh-Hans'], { indexLanguages: ['en', 'zh'], queryLanguages: ['en', 'zh'] }],
  [['pt-BR', 'de-AT', 'de'], { indexLanguages: ['de', 'pt-br'], queryLanguages: ['de', 'pt-br'] }],
])('of sites in %j the index knows %j', (languages, expected) => {
  expect(languageSettings(languages)).toEqual(expected)
})

test('the languages of all records are those of the index, also of texts that are not translated', async () => {
  const configured: unknown[] = []
  const records = [
    { objectID: '1', language: 'ja' },
    { objectID: '2', language: 'ja', lang: 'en' },
  ]
  await replaceIndex(
    {
      copySettings: async () => {},
      configure: async (_, settings) => void configured.push(settings),
      send: async () => async () => {},
      move: async () => {},
      remove: async () => {},
    },
    {
      index: 'docs',
      temporary: 'docs_tmp',
      batches: records.map((record) => [record]),
      progress: () => {},
    },
  )
  expect(configured).toEqual([expect.objectContaining({ queryLanguages: ['en', 'ja'] })])
})
