import { expect, test } from 'vitest'
import { languageRules } from '../languages/language-rules.ts'
import { plainWord, textWords } from './text-words.ts'

const rules = languageRules(plainWord, [])

test.each([
  ['the Pump', 'the pump'],
  ['system.thermo.if97', 'system thermo if97(if 97)'],
  ['specificEnthalpy', 'specificenthalpy(specific enthalpy)'],
  ['getJavaScriptProxy', 'getjavascriptproxy(get java script proxy)'],
  ['fromXML and JSONSchema', 'fromxml(from xml) and jsonschema(json schema)'],
  ['HMIs', 'hmis'],
  ['BarTender', 'bartender(bar tender)'],
  ['get_pressure heat-capacity', 'get pressure heat capacity'],
  ['version 8.1.33.', 'version 8.1.33'],
  ["the pump's value doesn't", 'the pump value doesnt'],
  ['Größe café Ærø', 'grosse cafe aero'],
  ['蒸気圧 and 圧', '蒸気 気圧 圧 and 圧'],
  ['ガード', 'がー ーど'],
  ['ｶﾞｰﾄﾞ', 'がー ーど'],
  ['サーバーの負荷', 'さー ーば ばの の負 負荷 荷'],
  ['USB接続', 'usb 接続 続'],
  ['รดน้ำ', 'รดน้ ดน้ํา น้ํา'],
  ['토양의 산도', '토양 양의 의 산도 도'],
  ['والتُّربة', 'ترب'],
  ['أسمدة إسمده', 'اسمد اسمد'],
  ['تفــاح ٢٤', 'تفاح 24'],
  ['שָׁלוֹם', 'שלומ'],
  ['Οδός οδοσ ёлка', 'οδοσ οδοσ елка'],
  ['İstanbul ışık Đặng', 'istanbul isik dang'],
  ['at 20 °C or 68°F', 'at 20 °c or 68 °f'],
  ['', ''],
  ['... --- !!!', ''],
])('the words of "%s" are "%s"', (text, expected) => {
  const words = textWords(text, rules).map(({ term, parts }) =>
    parts.length > 1 ? `${term}(${parts.join(' ')})` : term,
  )
  expect(words.join(' ')).toBe(expected)
})

test('each word says where it stands', () => {
  const text = 'Use specificEnthalpy(p, Größe).'
  expect(textWords(text).map(({ start, end }) => text.slice(start, end))).toEqual([
    'Use',
    'specificEnthalpy',
    'p',
    'Größe',
  ])
})

test('words that only a dot, a hyphen or an underscore parts are joined', () => {
  expect(textWords('chart.js is new. heat-capacity a_b').map(({ joined }) => joined)).toEqual([
    false,
    true,
    false,
    false,
    false,
    true,
    false,
    true,
  ])
})
