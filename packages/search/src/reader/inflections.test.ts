import { expect, test } from 'vitest'
import { derivations, inflections } from './inflections.ts'

test.each([
  ['property', 'properties'],
  ['properties', 'property'],
  ['module', 'modules'],
  ['print', 'printing'],
  ['printing', 'prints'],
  ['write', 'writing'],
  ['writing', 'write'],
  ['plotting', 'plot'],
  ['plot', 'plotted'],
  ['embed', 'embedding'],
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

test.each([
  ['calculation', 'calculate'],
  ['installation', 'install'],
  ['configuration', 'configure'],
  ['connections', 'connect'],
  ['compression', 'compressed'],
  ['saturated', 'saturation'],
  ['annotate', 'annotations'],
  ['connected', 'connection'],
  ['install', 'installation'],
])('the root of "%s" is that of "%s"', (word, other) => {
  expect(derivations(word, 'en')).toContain(other)
})

test('short words, and words of other languages, have no others of their root', () => {
  expect(derivations('ration', 'de')).toEqual([])
  expect(derivations('rate', 'en')).toEqual([])
})
