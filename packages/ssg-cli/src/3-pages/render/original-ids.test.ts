import { expect, test } from 'vitest'
import { originalIds, withOriginalIds } from './original-ids.ts'

const h = (id: string, level = 2) => ({ id, level })

test.each([
  [
    'the same levels',
    [h('die-pumpe'), h('oel', 3)],
    [h('the-pump'), h('oil', 3)],
    { 'die-pumpe': 'the-pump', oel: 'oil' },
  ],
  ['ids that are the same', [h('api')], [h('api')], undefined],
  ['another level', [h('die-pumpe', 3)], [h('the-pump')], undefined],
  ['a heading more', [h('a'), h('b')], [h('x')], undefined],
])('%s: ids of the original are %j', (_, headings, outline, expected) => {
  expect(originalIds(headings, outline)).toEqual(expected)
})

test('a heading has the id of the original, and its own one leads to it', () => {
  const html = '<h2 class="a" id="die-pumpe">Die Pumpe</h2><p id="die-pumpe-2">x</p><h3 id="q&amp;a">F</h3>'
  expect(withOriginalIds(html, { 'die-pumpe': 'the-pump', 'q&a': 'f' })).toBe(
    '<h2 class="a" id="the-pump"><a id="die-pumpe"></a>Die Pumpe</h2><p id="die-pumpe-2">x</p><h3 id="f"><a id="q&amp;a"></a>F</h3>',
  )
})

test('an id that another heading has is there once', () => {
  expect(withOriginalIds('<h2 id="a">1</h2><h2 id="b">2</h2>', { a: 'b', b: 'a' })).toBe(
    '<h2 id="b">1</h2><h2 id="a">2</h2>',
  )
})

test.each(['id', 'name'])('a heading whose original %s is written in the translation keeps its own', (attribute) => {
  const html = `<h2 id="die-pumpe"><a ${attribute}="the-pump"></a>Die Pumpe</h2>`
  expect(withOriginalIds(html, { 'die-pumpe': 'the-pump' })).toBe(html)
})
