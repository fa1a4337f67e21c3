/** The helper against the verification values that the releases of the IAPWS print. They are in MPa and kJ. */
import { describe, expect, test } from 'vitest'
import { boundary23 } from './boundary-23.ts'
import { backgroundConductivity, steamConductivity } from './conductivity-2011.ts'
import { industrialConductivity } from './conductivity-industrial.ts'
import { dielectricConstant } from './dielectric-constant.ts'
import type { State } from './gibbs-state.ts'
import { refractiveIndex } from './refractive-index.ts'
import { pressureOfLiquid, temperatureOfLiquid } from './region-1-backward.ts'
import { region1 } from './region-1.ts'
import { temperatureOfSteam } from './region-2-backward.ts'
import { region2 } from './region-2.ts'
import { saturationPressure, saturationTemperature } from './saturation.ts'
import { surfaceTension } from './surface-tension.ts'
import { vaporFractionByBasicEquations } from './vapor-fraction.ts'
import { viscosity } from './viscosity.ts'
import { temperatureOfWetSteam } from './wet-steam-backward.ts'

const kilo = (value: number) => value / 1e3
const mega = (value: number) => value / 1e6
const inKilojoules = ({
  volume: v,
  enthalpy: h,
  internalEnergy: u,
  entropy: s,
  isobaricHeatCapacity: cp,
  speedOfSound: w,
}: State) => [v, kilo(h), kilo(u), kilo(s), kilo(cp), w].map((value) => value.toPrecision(9))
const printed = (...values: readonly number[]) => values.map((value) => value.toPrecision(9))

test.each([
  [300, 3, printed(0.100215168e-2, 115.331273, 112.324818, 0.392294792, 4.17301218, 1507.73921)],
  [300, 80, printed(0.971180894e-3, 184.142828, 106.448356, 0.368563852, 4.01008987, 1634.69054)],
  [500, 3, printed(0.1202418e-2, 975.542239, 971.934985, 2.58041912, 4.65580682, 1240.71337)],
])('region 1, table 5: %d K, %d MPa', (t, p, expected) => {
  expect(inKilojoules(region1(p * 1e6, t))).toEqual(expected)
})

test.each([
  [300, 0.0035, printed(39.4913866, 2549.91145, 2411.6916, 8.52238967, 1.91300162, 427.920172)],
  [700, 0.0035, printed(92.3015898, 3335.68375, 3012.62819, 10.1749996, 2.08141274, 644.289068)],
  [700, 30, printed(0.542946619e-2, 2631.49474, 2468.61076, 5.17540298, 10.3505092, 480.386523)],
])('region 2, table 15: %d K, %d MPa', (t, p, expected) => {
  expect(inKilojoules(region2(p * 1e6, t))).toEqual(expected)
})

test.each([
  [3, 500, 391.798509],
  [80, 500, 378.108626],
  [80, 1500, 611.041229],
])('T(p,h) of region 1, table 7: %d MPa, %d kJ/kg', (p, h, t) => {
  expect(printed(temperatureOfLiquid(p * 1e6, h * 1e3))).toEqual(printed(t))
})

test.each([
  [0.001, 3000, 534.433241],
  [3, 3000, 575.37337],
  [3, 4000, 1010.77577],
])('T(p,h) of region 2a, table 24: %d MPa, %d kJ/kg', (p, h, t) => {
  expect(printed(temperatureOfSteam(p * 1e6, h * 1e3))).toEqual(printed(t))
})

test.each([
  [0.001, 0, 9.800980612e-4],
  [90, 0, 91.92954727],
  [1500, 3.4, 58.68294423],
])('p(h,s) of region 1: %d kJ/kg, %d kJ/(kg·K)', (h, s, p) => {
  expect(mega(pressureOfLiquid(h * 1e3, s * 1e3)).toPrecision(10)).toBe(p.toPrecision(10))
})

test.each([
  [1800, 5.3, 346.8475498],
  [2400, 6, 425.1373305],
  [2500, 5.5, 522.5579013],
])('Ts(h,s) of wet steam: %d kJ/kg, %d kJ/(kg·K)', (h, s, t) => {
  expect(temperatureOfWetSteam(h * 1e3, s * 1e3).toPrecision(10)).toBe(t.toPrecision(10))
})

test('the saturation line, tables 35 and 36', () => {
  expect([300, 500, 600].flatMap((t) => printed(mega(saturationPressure(t))))).toEqual(
    printed(0.353658941e-2, 2.63889776, 12.3443146),
  )
  expect([0.1, 1, 10].flatMap((p) => printed(saturationTemperature(p * 1e6)))).toEqual(
    printed(372.755919, 453.035632, 584.149488),
  )
})

test('the boundary between regions 2 and 3', () => {
  expect(printed(mega(boundary23(623.15)))).toEqual(printed(16.5291643))
})

test('a share of vapor by the basic equations has the enthalpy and the entropy that it was found from', () => {
  const liquid = region1(saturationPressure(450), 450)
  const vapor = region2(saturationPressure(450), 450)
  const mix = (key: 'enthalpy' | 'entropy') => 0.7 * liquid[key] + 0.3 * vapor[key]
  expect(vaporFractionByBasicEquations(mix('enthalpy'), mix('entropy'))).toBeCloseTo(0.3, 12)
})

describe('transport and other properties', () => {
  test.each([
    [298.15, 998, 889.7351],
    [298.15, 1200, 1437.649467],
    [373.15, 1000, 307.883622],
    [433.15, 1, 14.538324],
    [433.15, 1000, 217.685358],
    [873.15, 1, 32.619287],
    [873.15, 100, 35.802262],
    [873.15, 600, 77.430195],
    [1173.15, 1, 44.217245],
    [1173.15, 100, 47.640433],
    [1173.15, 400, 64.154608],
  ])('viscosity of 2008, table 4: %d K, %d kg/m³', (t, rho, microPascalSeconds) => {
    expect((viscosity(rho, t) * 1e6).toFixed(6)).toBe(microPascalSeconds.toFixed(6))
  })

  test.each([
    [298.15, 0, 18.4341883],
    [298.15, 998, 607.712868],
    [298.15, 1200, 799.038144],
    [873.15, 0, 79.1034659],
  ])('thermal conductivity of 2011, table 4: %d K, %d kg/m³', (t, rho, milliwatts) => {
    expect(printed(backgroundConductivity(rho, t) * 1e3)).toEqual(printed(milliwatts))
  })

  test('thermal conductivity of 2011 with its critical part, table 5: 647.35 K, 1 kg/m³', () => {
    // The release takes derivatives from IAPWS-95 there: IF97 is near enough at this low density.
    const steam = region2(297422.65709, 647.35)
    expect(1 / steam.volume).toBeCloseTo(1, 9)
    expect((steamConductivity(steam) * 1e3).toPrecision(8)).toBe('51.929893')
    expect((51.9298924).toPrecision(7)).toBe((steamConductivity(steam) * 1e3).toPrecision(7))
  })

  test.each([
    [298.15, 0.1, region1, 0.607509806],
    [873.15, 10, region2, 0.0867570353],
  ])('thermal conductivity of 1998 for industrial use: %d K, %d MPa', (t, p, region, expected) => {
    expect(printed(industrialConductivity(1 / region(p * 1e6, t).volume, t))).toEqual(printed(expected))
  })

  test('surface tension, table 1 in mN/m', () => {
    const celsius = [0.01, 25, 100, 200, 300, 370]
    expect(celsius.map((t) => (surfaceTension(t + 273.15) * 1e3).toFixed(2))).toEqual([
      '75.65',
      '71.97',
      '58.91',
      '37.67',
      '14.36',
      '0.39',
    ])
  })

  test.each([
    [240, 54.33702, 104.34982],
    [300, 55.31735, 77.74735],
    [300, 55.56148, 78.11269],
    [650, 2.24692, 1.26715],
  ])('dielectric constant, table 4: %d K, %d mol/dm³', (t, molar, epsilon) => {
    // The table's density has seven digits.
    expect(dielectricConstant(molar * 18.015268, t)).toBeCloseTo(epsilon, 4)
  })

  test.each([
    [298.15, 997.047435, 0.2265, '1.39277824'],
    [773.15, 30.4758534, 0.5893, '1.00949307'],
  ])('refractive index: %d K, %d kg/m³, %d µm', (t, rho, micrometers, n) => {
    expect(refractiveIndex(rho, t, micrometers * 1e-6).toFixed(8)).toBe(n)
  })
})
