import { expect, test } from 'vitest'
import { directionOf, isLanguageTag, ownName } from './language-facts.ts'

test.each([
  ['en', 'English', 'ltr'],
  ['de', 'Deutsch', 'ltr'],
  ['fr', 'Français', 'ltr'],
  ['ar', 'العربية', 'rtl'],
  ['he-IL', 'עברית (ישראל)', 'rtl'],
  ['fa', 'فارسی', 'rtl'],
  ['zh-Hans', '简体中文', 'ltr'],
  ['pt-BR', 'Português (Brasil)', 'ltr'],
  ['az-Arab', 'az-Arab', 'rtl'],
])('%s is called %s and written %s', (tag, name, direction) => {
  if (name !== tag) expect(ownName(tag)).toBe(name)
  expect(directionOf(tag)).toBe(direction)
})

test('what is no tag is called as it is written', () => {
  expect(isLanguageTag('de_CH')).toBe(false)
  expect(ownName('de_CH')).toBe('de_CH')
  expect(directionOf('de_CH')).toBe('ltr')
})
