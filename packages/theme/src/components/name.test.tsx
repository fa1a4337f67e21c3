import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Name } from './name.tsx'

test.each([
  [
    'the last part of a dotted name keeps together while it fits in a line',
    'system.thermo.specificHeat',
    'system.<wbr/>thermo.<wbr/><span class="name-tail">specific<wbr/>Heat</span>',
  ],
  ['a last part that has no capitals needs no box', 'system.thermo.density', 'system.<wbr/>thermo.<wbr/>density'],
  ['a name that ends in a sign has nothing after it', 'addListener()', 'addListener()'],
  [
    'the brackets of a call stay with its name',
    'system.thermo.specificHeat()',
    'system.<wbr/>thermo.<wbr/><span class="name-tail">specific<wbr/>Heat()</span>',
  ],
  ['a name without dots breaks before its capitals', 'isobaricHeatCapacity', 'isobaric<wbr/>Heat<wbr/>Capacity'],
  [
    'a sentence stays running text',
    'Move to version-8.1 of ApexCharts',
    'Move to version-<wbr/>8.<wbr/>1 of Apex<wbr/>Charts',
  ],
])('%s', (_, text, expected) => {
  expect(renderToStaticMarkup(<Name>{text}</Name>)).toBe(expected)
})
