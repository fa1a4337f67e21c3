import { temperatureOfLiquid } from '../backward/region-1-backward.ts'
import { temperatureOfSteam } from '../backward/region-2-backward.ts'
import { stateIn } from './state-at.ts'
import type { WaterState } from './water-state.ts'

/**
 * A state with the temperature that the backward equations give for its pressure and enthalpy, if it lies in region 1 or
 * 2: up to 25 mK beside the exact one.
 */
export function byBackwardTemperature(exact: WaterState, enthalpy: number = exact.enthalpy): WaterState {
  const { region, pressure } = exact
  if (region !== 1 && region !== 2) return exact
  return stateIn(region, pressure, (region === 1 ? temperatureOfLiquid : temperatureOfSteam)(pressure, enthalpy))
}
