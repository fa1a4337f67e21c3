import { expect, test } from 'vitest'
import { nameParts } from '../html/breakable.ts'
import { splitName } from './split-name.ts'

test.each(['system.thermo.density', 'isobaricHeatCapacity', 'a.b.c', 'It is version 8.1. Yes. It is so.'])(
  'the search splits "%s" as the sidebar does',
  (name) => {
    expect(splitName(name)).toEqual(nameParts(name))
  },
)
