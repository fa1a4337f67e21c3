/** The package against the verification values that the releases of the IAPWS print. They are in MPa and kJ. */
import { describe, expect, test } from 'vitest'
import { boundary23 } from './regions/boundary-23.ts'
import { backgroundConductivity, steamConductivity } from './transport/conductivity-2011.ts'
import { industrialConductivity } from './transport/conductivity-industrial.ts'
import { dielectricConstant } from './transport/dielectric-constant.ts'
import type { State } from './regions/gibbs-state.ts'
import { refractiveIndex } from './transport/refractive-index.ts'
import { temperatureOfLiquid } from './backward/region-1-backward.ts'
import { temperatureOfLiquidByEntropy } from './backward/region-1-entropy.ts'
import { pressureOfLiquid } from './backward/region-1-pressure.ts'
import { region1 } from './regions/region-1.ts'
import { temperatureOfSteam } from './backward/region-2-backward.ts'
import { temperatureOfSteamByEntropy } from './backward/region-2-entropy.ts'
import { pressureOfSteam } from './backward/region-2-pressure.ts'
import { region2 } from './regions/region-2.ts'
import { region3 } from './regions/region-3.ts'
import { region5 } from './regions/region-5.ts'
import { saturationPressure, saturationTemperature } from './regions/saturation.ts'
import { surfaceTension } from './transport/surface-tension.ts'
import { densityIn3 } from './state/density.ts'
import { exactByBoth } from './state/exact-by-both.ts'
import { viscosity } from './transport/viscosity.ts'
import { temperatureOfWetSteam } from './backward/wet-steam-backward.ts'

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
  [500, 650, printed(1 / 500, 1863.43019, 1812.26279, 4.05427273, 13.8935717, 502.005554), 25.5837018],
  [200, 650, printed(1 / 200, 2375.12401, 2263.65868, 4.85438792, 44.6579342, 383.444594), 22.2930643],
  [500, 750, printed(1 / 500, 2258.68845, 2102.06932, 4.46971906, 6.34165359, 760.696041), 78.3095639],
])('region 3, table 33: %d kg/m³, %d K', (rho, t, expected, p) => {
  expect(inKilojoules(region3(rho, t))).toEqual(expected)
  expect(printed(mega(region3(rho, t).pressure))).toEqual(printed(p))
  expect(printed(densityIn3(region3(rho, t).pressure, t))).toEqual(printed(rho))
})

test.each([
  [1500, 0.5, printed(1.3845509, 5219.76855, 4527.4931, 9.65408875, 2.61609445, 917.06869)],
  [1500, 30, printed(0.0230761299, 5167.23514, 4474.95124, 7.72970133, 2.72724317, 928.548002)],
  [2000, 30, printed(0.0311385219, 6571.22604, 5637.07038, 8.53640523, 2.88569882, 1067.36948)],
])('region 5, table 42: %d K, %d MPa', (t, p, expected) => {
  expect(inKilojoules(region5(p * 1e6, t))).toEqual(expected)
})

test.each([
  [3, 0.5, 307.842258],
  [80, 0.5, 309.979785],
  [80, 3, 565.899909],
])('T(p,s) of region 1, table 9: %d MPa, %d kJ/(kg·K)', (p, s, t) => {
  expect(printed(temperatureOfLiquidByEntropy(p * 1e6, s * 1e3))).toEqual(printed(t))
})

test.each([
  [0.1, 7.5, 399.517097],
  [0.1, 8, 514.127081],
  [2.5, 8, 1039.84917],
  [8, 6, 600.48404],
  [8, 7.5, 1064.95556],
  [90, 6, 1038.01126],
  [20, 5.75, 697.992849],
  [80, 5.25, 854.011484],
  [80, 5.75, 949.017998],
])('T(p,s) of region 2, table 29: %d MPa, %d kJ/(kg·K)', (p, s, t) => {
  expect(printed(temperatureOfSteamByEntropy(p * 1e6, s * 1e3))).toEqual(printed(t))
})

test.each([
  [2800, 6.5, 1.371012767],
  [2800, 9.5, 0.001879743844],
  [4100, 9.5, 0.1024788997],
  [2800, 6, 4.793911442],
  [3600, 6, 83.95519209],
  [3600, 7, 7.527161441],
  [2800, 5.1, 94.3920206],
  [2800, 5.8, 8.414574124],
  [3400, 5.8, 83.76903879],
])('p(h,s) of region 2: %d kJ/kg, %d kJ/(kg·K)', (h, s, p) => {
  expect(mega(pressureOfSteam(h * 1e3, s * 1e3)).toPrecision(10)).toBe(p.toPrecision(10))
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
  [5, 3500, 801.299102],
  [5, 4000, 1015.31583],
  [25, 3500, 875.279054],
  [40, 2700, 743.056411],
  [60, 2700, 791.137067],
  [60, 3200, 882.75686],
])('T(p,h) of region 2, table 24: %d MPa, %d kJ/kg', (p, h, t) => {
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
  expect(exactByBoth(mix('enthalpy'), mix('entropy')).vaporFraction).toBeCloseTo(0.3, 12)
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
