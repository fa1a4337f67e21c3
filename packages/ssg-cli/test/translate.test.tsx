import { renderToString } from 'react-dom/server'
import { afterEach, expect, test } from 'vitest'
import { setPageLanguage } from '../src/text/page-language.ts'
import { Translate, translate } from '../src/translate.ts'

afterEach(() => setPageLanguage({ code: 'en', messages: {} }))

test('a text is found by its id, or by itself; without a translation it stays', () => {
  setPageLanguage({
    code: 'de',
    messages: { 'home.title': 'Handbücher', 'Read the manual': 'Zum Handbuch', empty: '' },
  })
  expect(translate({ id: 'home.title', message: 'Manuals' })).toBe('Handbücher')
  expect(translate({ message: '\n Read the\n manual' })).toBe('Zum Handbuch')
  expect(translate({ id: 'empty', message: 'Not yet' })).toBe('Not yet')
  expect(translate({ message: 'Unknown' })).toBe('Unknown')
  expect(translate({ id: 'only.id' })).toBe('only.id')
  expect(translate({ message: 'constructor' })).toBe('constructor')
})

test('values stand for their names; a name without a value stays', () => {
  expect(translate({ message: '{a} and {b}' }, { a: 1 })).toBe('1 and {b}')
  expect(renderToString(<Translate values={{ link: <a href="/x">this</a> }}>{'Read {link}.'}</Translate>)).toBe(
    'Read <a href="/x">this</a>.',
  )
  expect(
    renderToString(
      <Translate id="a">
        Hello <b>all</b>
      </Translate>,
    ),
  ).toBe('Hello <b>all</b>')
})

test.each([
  ['en', '{count} tag|{count} tags', 1, '1 tag'],
  ['en', '{count} tag|{count} tags', 2, '2 tags'],
  ['pl', '{count} tag|{count} tagi|{count} tagów', 3, '3 tagi'],
  ['pl', '{count} tag|{count} tagi|{count} tagów', 5, '5 tagów'],
  ['ja', '{count} 個', 2, '2 個'],
  ['ar', 'no|one|two|few|many|other', 2, 'two'],
  ['ru', 'only|two', 5, 'two'],
])('in %s "%s" for %d is "%s"', (code, forms, count, expected) => {
  setPageLanguage({ code, messages: { tags: forms } })
  expect(translate({ id: 'tags', message: '?' }, { count })).toBe(expected)
})
