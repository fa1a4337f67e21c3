import { keepWithin } from '../limit-error.ts'
import { boundary23 } from '../regions/boundary-23.ts'
import { region1 } from '../regions/region-1.ts'
import { region2 } from '../regions/region-2.ts'
import { region3 } from '../regions/region-3.ts'
import { region5 } from '../regions/region-5.ts'
import { saturationPressure } from '../regions/saturation.ts'
import { densityIn3 } from './density.ts'
import { ends, type Region, type WaterState } from './water-state.ts'

/**
 * The state of water at a pressure in Pa and a temperature in K.
 *
 *     stateAt(101325, 373.15).region  // → 2
 *
 * @throws {LimitError} outside of the formulation
 */
export function stateAt(pressure: number, temperature: number): WaterState {
  keepPressure(pressure)
  keepWithin(
    't',
    temperature,
    [ends.lowestTemperature, hottest(pressure)],
    [
      'where the formulation begins',
      pressure > ends.hotPressure ? 'the end of region 2; up to 50 MPa it is 2273.15 K' : 'the end of region 5',
    ],
  )
  return stateIn(regionAt(pressure, temperature), pressure, temperature)
}

/** @throws {LimitError} if no state has this pressure in Pa */
export function keepPressure(pressure: number): void {
  keepWithin('p', pressure, [Number.MIN_VALUE, ends.highestPressure], ['a pressure', 'the end of the formulation'])
}

/** The highest temperature in K that the formulation knows at a pressure in Pa. */
export function hottest(pressure: number): number {
  return pressure > ends.hotPressure ? ends.steamTemperature : ends.highestTemperature
}

/** The region of a pressure in Pa and a temperature in K, without wet steam, which these two can't tell apart. */
export function regionAt(pressure: number, temperature: number): Region {
  if (temperature <= ends.liquidTemperature) return pressure >= saturationPressure(temperature) ? 1 : 2
  if (temperature > ends.steamTemperature) return 5
  return temperature < 863.15 && pressure > boundary23(temperature) ? 3 : 2
}

/** The state by the equation of a region. */
export function stateIn(region: Region, pressure: number, temperature: number): WaterState {
  if (region === 3) return { ...region3(densityIn3(pressure, temperature), temperature), pressure, region }
  const equation = region === 1 ? region1 : region === 5 ? region5 : region2
  return { ...equation(pressure, temperature), region }
}
