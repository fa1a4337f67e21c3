import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { nameParts } from '../html/breakable.ts'
import { Marked } from './marked.tsx'
import { NameParts } from './name-parts.tsx'

const html = (...parts: readonly [text: string, isMatch: boolean][]) =>
  renderToStaticMarkup(
    <NameParts value={nameParts}>
      <Marked parts={parts.map(([text, isMatch]) => ({ text, isMatch }))} />
    </NameParts>,
  )

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
