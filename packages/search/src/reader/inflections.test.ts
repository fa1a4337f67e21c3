import { expect, test } from 'vitest'
import { inflections } from './inflections.ts'

test.each([
  ['property', 'properties'],
  ['properties', 'property'],
  ['module', 'modules'],
  ['print', 'printing'],
  ['printing', 'prints'],
  ['write', 'writing'],
  ['writing', 'write'],
  ['plotting', 'plot'],
  ['matches', 'match'],
  ['notification', 'notifications'],
])('"%s" also finds "%s"', (word, form) => {
  expect(inflections(word, 'en')).toContain(form)
})

test.each([
  ['status', 'en', 'statu'],
  ['pressure', 'en', 'pressure'],
  ['Haus', 'de', 'hau'],
])('"%s" in %s does not find "%s"', (word, language, form) => {
  expect(inflections(word, language)).not.toContain(form)
})
