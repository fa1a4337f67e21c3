import type { State } from './gibbs-state.ts'
import { region1 } from './region-1.ts'
import { region2 } from './region-2.ts'
import { saturationPressure, saturationTemperature } from './saturation.ts'

/** Boiling water and the steam above it. */
export interface Saturated {
  readonly liquid: State
  readonly vapor: State
}

/** Both phases at a pressure in Pa, or at a temperature in K. */
export function saturated(given: { readonly pressure: number } | { readonly temperature: number }): Saturated {
  const [pressure, temperature] =
    'pressure' in given
      ? [given.pressure, saturationTemperature(given.pressure)]
      : [saturationPressure(given.temperature), given.temperature]
  // Above 623.15 K, both phases belong to region 3.
  if (temperature > 623.15) throw new RangeError(`Unexpected saturation at ${temperature} K, expected 623.15 K or less`)
  return { liquid: region1(pressure, temperature), vapor: region2(pressure, temperature) }
}
