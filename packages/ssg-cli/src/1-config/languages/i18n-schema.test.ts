import { expect, test } from 'vitest'
import { languageTag } from './i18n-schema.ts'

test.each(['en', 'gsw', 'pt-BR', 'zh-Hans-CN', 'mandarin'])('"%s" is the tag of a language', (tag) => {
  expect(languageTag.safeParse(tag).success).toBe(true)
})

test.each(['', 'e', 'lang', 'deutschland', 'de/at', 'all languages'])('"%s" is none', (tag) => {
  expect(languageTag.safeParse(tag).success).toBe(false)
})
