import { describe, expect, test } from 'vitest'
import { functions, LimitError, NoValueError, property, saturated, stateAt, stateOf, type Inputs } from '../index.ts'
import { exactByHeat } from './exact-by-heat.ts'
import { exactByBoth } from './exact-by-both.ts'

/** Pressures in Pa and temperatures in K of all regions, near their limits and far from them. */
const states = [
  [1e5, 274],
  [101325, 373],
  [90e6, 600],
  [20e6, 623.1],
  [1000, 300],
  [101325, 373.15],
  [15e6, 700],
  [95e6, 1070],
  [25e6, 650],
  [23e6, 648],
  [17e6, 624],
  [90e6, 800],
  [20e6, 638.5],
  [1e6, 1100],
  [50e6, 2273.15],
] as const

describe.each(states)('the state of %d Pa and %d K', (p, t) => {
  const state = stateAt(p, t)

  test('is found again from other pairs, by the basic equations alone', () => {
    const found = [
      exactByHeat(p, 'enthalpy', state.enthalpy),
      exactByHeat(p, 'entropy', state.entropy),
      exactByBoth(state.enthalpy, state.entropy),
      stateOf({ rho: 1 / state.volume, t }),
    ]
    for (const again of found) {
      expect(again.region).toBe(state.region)
      expect(Math.abs(again.temperature / t - 1)).toBeLessThan(1e-9)
      expect(Math.abs(again.volume / state.volume - 1)).toBeLessThan(1e-9)
    }
  })

  test('differs by less than 25 mK where backward equations are taken, as the release says', () => {
    const { enthalpy: h, entropy: s } = state
    for (const pair of [
      { p, h },
      { p, s },
      { h, s },
    ])
      expect(Math.abs(stateOf(pair).temperature - t)).toBeLessThan(0.025)
  })
})

test.each([280, 400, 600, 623.15, 630, 646, 647.05])('wet steam of %d K is found again from all its pairs', (t) => {
  const wet = stateOf({ t, x: 0.6 })
  const { pressure: p, enthalpy: h, entropy: s, volume } = wet
  for (const pair of [
    { p, x: 0.6 },
    { p, h },
    { p, s },
    { t, s },
    { rho: 1 / volume, t },
    { h, s },
  ]) {
    const again = stateOf(pair)
    expect(again.region).toBe(4)
    expect(again.temperature).toBeCloseTo(t, 1)
    expect(again.vaporFraction).toBeCloseTo(0.6, 3)
  }
})

test('at the critical point, liquid and vapor are one', () => {
  const { liquid, vapor } = saturated({ temperature: 647.096 })
  expect([liquid.volume, vapor.volume]).toEqual([1 / 322, 1 / 322])
})

test.each<[Inputs, string, string, number]>([
  [{ p: 1e5, t: 200 }, 't', 'least', 273.15],
  [{ p: 1e5, t: 2300 }, 't', 'most', 2273.15],
  [{ p: 60e6, t: 1100 }, 't', 'most', 1073.15],
  [{ p: 101e6, t: 300 }, 'p', 'most', 100e6],
  [{ p: 30e6, x: 0.5 }, 'p', 'most', 22.064e6],
  [{ t: 650, x: 0.5 }, 't', 'most', 647.096],
  [{ t: 400, x: 1.5 }, 'x', 'most', 1],
  [{ p: 1e5, h: -1000 }, 'h', 'least', stateAt(1e5, 273.15).enthalpy],
  [{ p: 1e5, s: 2e4 }, 's', 'most', stateAt(1e5, 2273.15).entropy],
  [{ h: 1e6, s: 3e4 }, 's', 'most', 1],
  [{ p: NaN, t: 300 }, 'p', 'least', Number.MIN_VALUE],
])('%j is told by its limit: %s, at %s', (inputs, input, side, limit) => {
  let thrown: unknown
  try {
    stateOf(inputs)
  } catch (error) {
    thrown = error
  }
  expect(thrown).toBeInstanceOf(LimitError)
  expect(thrown).toMatchObject({ limit: { input, side } })
  if (input !== 's' || side !== 'most' || inputs.p !== undefined) expect(thrown).toMatchObject({ limit: { limit } })
})

test('what wet steam has no value for is told as such', () => {
  const inputs = { p: 1e5, h: 2e6 }
  expect(() => property('isobaricHeatCapacity', inputs)).toThrow(NoValueError)
  expect(() => property('thermalDiffusivity', inputs)).toThrow(NoValueError)
  expect(() => property('vaporFraction', { p: 1e5, h: 1e5 })).toThrow(NoValueError)
})

test('each overload of each function has a value', () => {
  const steam = stateAt(1e6, 500)
  const wet = stateOf({ p: 1e6, x: 0.5 })
  for (const [name, { overloads }] of Object.entries(functions))
    for (const names of overloads) {
      const isWet = /^(saturation|vaporFraction)/.test(name) || names.includes('x')
      const { pressure: p, temperature: t, enthalpy: h, entropy: s, volume } = isWet ? wet : steam
      const all = { p, t, h, s, x: 1, rho: 1 / volume, l: 0.5893e-6 }
      const inputs = Object.fromEntries(names.map((input) => [input, all[input]]))
      // A key of the table.
      const value = property(name as keyof typeof functions, inputs)
      expect(Number.isFinite(value) && value !== 0, `${name} ${names.join()}`).toBe(true)
    }
})
