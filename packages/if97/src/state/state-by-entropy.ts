import { temperatureOfLiquidByEntropy } from '../backward/region-1-entropy.ts'
import { temperatureOfSteamByEntropy } from '../backward/region-2-entropy.ts'
import { exactByHeat } from './exact-by-heat.ts'
import { stateIn } from './state-at.ts'
import type { WaterState } from './water-state.ts'

/**
 * The state at a pressure in Pa and an entropy in J/(kg·K). In regions 1 and 2 its temperature is that of the backward
 * equations, up to 25 mK beside the exact one.
 */
export function stateByEntropy(pressure: number, entropy: number): WaterState {
  const exact = exactByHeat(pressure, 'entropy', entropy)
  if (exact.region === 1) return stateIn(1, pressure, temperatureOfLiquidByEntropy(pressure, entropy))
  return exact.region === 2 ? stateIn(2, pressure, temperatureOfSteamByEntropy(pressure, entropy)) : exact
}
