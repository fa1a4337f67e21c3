import { expect, test } from 'vitest'
import { isUnused, updatedCatalogue } from './catalogue.ts'

const wanted = [{ id: 'a', message: 'One', description: 'Why' }]

test('new messages are empty and tell what to translate', () => {
  expect(updatedCatalogue({}, [...wanted, { id: 'Two', message: 'Two' }])).toEqual({
    a: { message: '', description: 'One (Why)' },
    Two: { message: '' },
  })
})

test('what is translated keeps its text, and its place', () => {
  const before = { z: { message: 'Zett' }, a: { message: 'Eins', description: 'old' } }
  expect(Object.entries(updatedCatalogue(before, wanted))).toEqual([
    ['z', { message: 'Zett', description: '(unused)' }],
    ['a', { message: 'Eins', description: 'One (Why)' }],
  ])
})

test('what else translators note beside a text is kept', () => {
  const entry = { message: 'Eins', state: 'reviewed' }
  expect(updatedCatalogue({ a: entry }, [])).toEqual({ a: { ...entry, description: '(unused)' } })
})

test('what nothing shows any more is marked once, and no more when it is back', () => {
  const once = updatedCatalogue({ a: { message: 'Eins', description: 'One' } }, [])
  expect(once).toEqual({ a: { message: 'Eins', description: '(unused) One' } })
  expect(isUnused(once['a'] ?? { message: '' })).toBe(true)
  expect(updatedCatalogue(once, [])).toEqual(once)
  expect(updatedCatalogue(once, wanted)).toEqual({ a: { message: 'Eins', description: 'One (Why)' } })
})

test('words of a theme that others brought are left as they are', () => {
  const before = { 'theme.common.editThisPage': { message: 'Seite bearbeiten' } }
  expect(updatedCatalogue(before, [])).toEqual(before)
})
