import { expect, test } from 'vitest'
import { editDistance, prefixDistance } from './edit-distance.ts'

test.each([
  ['enthalpy', 'enthalpy', 0],
  ['entalpy', 'enthalpy', 1],
  ['enthallpy', 'enthalpy', 1],
  ['enthulpy', 'enthalpy', 1],
  ['bartneder', 'bartender', 1],
  ['netropy', 'entropy', 1],
  ['dielctirc', 'dielectric', 2],
  ['pressure', 'temperature', Infinity],
  ['abc', 'abcdef', Infinity],
])('"%s" is %s within two letters: %d', (typed, word, distance) => {
  expect(editDistance(typed, word, 2)).toBe(distance)
})

test.each([
  ['calibar', 'calibration', 1],
  ['cailb', 'calibration', 1],
  ['calib', 'calibration', 0],
  ['zzzzz', 'calibration', Infinity],
])('"%s" begins "%s" with %d wrong letters', (typed, word, distance) => {
  expect(prefixDistance(typed, word, 1)).toBe(distance)
})
