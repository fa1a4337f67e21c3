import { boundary23 } from './boundary-23.ts'
import type { State } from './gibbs-state.ts'
import { region1 } from './region-1.ts'
import { region2 } from './region-2.ts'
import { saturationPressure } from './saturation.ts'

/**
 * The state of water at a pressure in Pa and a temperature in K, in regions 1 and 2.
 *
 * No documented number lies in regions 3 and 5; a new one has to bring its region with it.
 */
export function stateAt(pressure: number, temperature: number): State {
  if (temperature < 273.15 || temperature > 1073.15 || pressure > 100e6)
    throw new RangeError(`Unexpected state ${pressure} Pa, ${temperature} K, expected one in region 1 or 2`)
  if (temperature <= 623.15)
    return pressure >= saturationPressure(temperature) ? region1(pressure, temperature) : region2(pressure, temperature)
  if (temperature < 863.15 && pressure > boundary23(temperature))
    throw new RangeError(`Unexpected state ${pressure} Pa, ${temperature} K in region 3, expected region 1 or 2`)
  return region2(pressure, temperature)
}
