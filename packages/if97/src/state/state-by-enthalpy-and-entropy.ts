import { temperatureOfLiquid } from '../backward/region-1-backward.ts'
import { temperatureOfSteam } from '../backward/region-2-backward.ts'
import { pressureByBoth } from './pressure-by-both.ts'
import type { WaterState } from './water-state.ts'

/**
 * The state of an enthalpy in J/kg and an entropy in J/(kg·K). In regions 1 and 2 its pressure and temperature are those
 * of the backward equations.
 */
export function stateByEnthalpyAndEntropy(enthalpy: number, entropy: number): WaterState {
  return pressureByBoth(enthalpy, entropy, ({ region }, pressure) =>
    (region === 1 ? temperatureOfLiquid : temperatureOfSteam)(pressure, enthalpy),
  )
}
