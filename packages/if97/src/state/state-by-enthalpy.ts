import { byBackwardTemperature } from './by-backward-temperature.ts'
import { exactByHeat } from './exact-by-heat.ts'
import type { WaterState } from './water-state.ts'

/** The state at a pressure in Pa and an enthalpy in J/kg, of which the backward equations tell the temperature. */
export function stateByEnthalpy(pressure: number, enthalpy: number): WaterState {
  return byBackwardTemperature(exactByHeat(pressure, 'enthalpy', enthalpy), enthalpy)
}
