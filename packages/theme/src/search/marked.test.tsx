import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Marked } from './marked.tsx'

const html = (...parts: readonly [text: string, isMatch: boolean][]) =>
  renderToStaticMarkup(<Marked parts={parts.map(([text, isMatch]) => ({ text, isMatch }))} />)

test.each([
  ['what matches is marked', html(['The ', false], ['valve', true]), 'The <mark>valve</mark>'],
  [
    'a name breaks at its parts, in a match and beside it',
    html(['system.specificEnthalpy', false], ['Satur', true], ['atedVapor', false]),
    'system.<wbr/>specific<wbr/>Enthalpy<mark><wbr/>Satur</mark>ated<wbr/>Vapor',
  ],
  ['nothing is nothing', html(['', false]), ''],
])('%s', (_, shown, expected) => {
  expect(shown).toBe(expected)
})
