import { temperatureOfLiquid } from '../backward/region-1-backward.ts'
import { temperatureOfSteam } from '../backward/region-2-backward.ts'
import type { Region } from './water-state.ts'

/** The temperature that the backward equations tell at a pressure in Pa and an enthalpy in J/kg, of liquid in region 1, or of steam. */
export function temperatureByBoth(region: Region, pressure: number, enthalpy: number): number {
  return (region === 1 ? temperatureOfLiquid : temperatureOfSteam)(pressure, enthalpy)
}
