import { temperatureOfLiquid } from '../backward/region-1-backward.ts'
import { temperatureOfSteam } from '../backward/region-2-backward.ts'
import { exactByHeat } from './exact-by-heat.ts'
import { stateIn } from './state-at.ts'
import type { WaterState } from './water-state.ts'

/**
 * The state at a pressure in Pa and an enthalpy in J/kg. In regions 1 and 2 its temperature is that of the backward
 * equations, up to 25 mK beside the exact one.
 */
export function stateByEnthalpy(pressure: number, enthalpy: number): WaterState {
  const exact = exactByHeat(pressure, 'enthalpy', enthalpy)
  if (exact.region === 1) return stateIn(1, pressure, temperatureOfLiquid(pressure, enthalpy))
  return exact.region === 2 ? stateIn(2, pressure, temperatureOfSteam(pressure, enthalpy)) : exact
}
