import { expect, test } from 'vitest'
import { breakable } from './breakable.ts'

test.each([
  ['a long dotted name breaks after its dots', 'system.thermo.density', 'system.<wbr>thermo.<wbr>density'],
  ['a long word breaks before its capitals', 'isobaricHeatCapacity', 'isobaric<wbr>Heat<wbr>Capacity'],
  ['a short name stays whole', 'a.b.c', 'a.b.c'],
  ['a sentence keeps its full stops', 'It is version 8.1. Yes. It is so.', 'It is version 8.<wbr>1. Yes. It is so.'],
  ['text is escaped', 'a < b', 'a &lt; b'],
])('%s', (_, text, expected) => {
  expect(breakable(text)).toBe(expected)
})
