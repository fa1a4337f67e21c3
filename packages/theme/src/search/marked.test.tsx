import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Marked } from './marked.tsx'

const html = (...parts: readonly [text: string, isMatch: boolean][]) =>
  renderToStaticMarkup(<Marked parts={parts.map(([text, isMatch]) => ({ text, isMatch }))} />)

test.each([
  [
    'what matches is marked, and the text is read in its own direction',
    html(['The ', false], ['valve', true]),
    '<bdi>The <mark>valve</mark></bdi>',
  ],
  [
    'a name breaks at its parts, in a match and beside it',
    html(['system.specificEnthalpy', false], ['Satur', true], ['atedVapor', false]),
    '<bdi>system.<wbr/>specific<wbr/>Enthalpy<mark><wbr/>Satur</mark>ated<wbr/>Vapor</bdi>',
  ],
  ['nothing is nothing', html(['', false]), '<bdi></bdi>'],
])('%s', (_, shown, expected) => {
  expect(shown).toBe(expected)
})
