import { pressureIn3 } from '../regions/region-3.ts'
import { saturationPressure } from '../regions/saturation.ts'
import { root } from './root.ts'
import { ends } from './water-state.ts'

const criticalDensity = 322

/** The density in kg/m³ in region 3 at a pressure in Pa and a temperature in K: of liquid above the saturation line. */
export function densityIn3(pressure: number, temperature: number): number {
  const [low, high] = branch(pressure, temperature)
  const found = root((density) => pressureIn3(density, temperature) - pressure, low, high)
  if (!Number.isNaN(found)) return found
  // Within a hair of the saturation line.
  return estimate(temperature, pressure >= saturationPressure(temperature))
}

function branch(pressure: number, temperature: number): readonly [number, number] {
  if (temperature >= ends.criticalTemperature) return [20, 900]
  return pressure >= saturationPressure(temperature)
    ? [estimate(temperature, true) * 0.9999, 900]
    : [20, estimate(temperature, false) * 1.0001]
}

/** The densities in kg/m³ of boiling water and of its vapor, from 623.15 K to the critical point. */
export function saturatedDensities(temperature: number): { readonly liquid: number; readonly vapor: number } {
  return { liquid: saturatedDensity(temperature, true), vapor: saturatedDensity(temperature, false) }
}

function saturatedDensity(temperature: number, isLiquid: boolean): number {
  const pressure = saturationPressure(temperature)
  const middle = estimate(temperature, isLiquid)
  const distance = Math.abs(middle - criticalDensity)
  const ends3 = [middle - distance * 0.05, middle + distance * 0.05] as const
  const found = root((density) => pressureIn3(density, temperature) - pressure, ...ends3)
  // Where liquid and vapor become one, the equations for pressure and for saturation differ in their last digits.
  return Number.isNaN(found) ? middle : found
}

/**
 * What the auxiliary equations for saturated water say, a few hundredths of a percent off.
 *
 * @see http://www.iapws.org/relguide/Supp-sat.html
 */
function estimate(temperature: number, isLiquid: boolean): number {
  const tau = Math.max(1 - temperature / ends.criticalTemperature, 0)
  const sum = (terms: readonly (readonly [number, number])[]) =>
    terms.reduce((total, [power, n]) => total + n * tau ** power, 0)
  return isLiquid ? criticalDensity * (1 + sum(liquidTerms)) : criticalDensity * Math.exp(sum(vaporTerms))
}

const liquidTerms = [
  [1 / 3, 1.99274064],
  [2 / 3, 1.09965342],
  [5 / 3, -0.510839303],
  [16 / 3, -1.75493479],
  [43 / 3, -45.5170352],
  [110 / 3, -6.7469445e5],
] as const

const vaporTerms = [
  [1 / 3, -2.0315024],
  [2 / 3, -2.6830294],
  [4 / 3, -5.38626492],
  [3, -17.2991605],
  [37 / 6, -44.7586581],
  [71 / 6, -63.9201063],
] as const
