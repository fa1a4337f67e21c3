import { pressureOfLiquid } from '../backward/region-1-pressure.ts'
import { pressureOfSteam } from '../backward/region-2-pressure.ts'
import { temperatureOfWetSteam } from '../backward/wet-steam-backward.ts'
import { exactByBoth } from './exact-by-both.ts'
import { saturated, wetSteam } from './saturated.ts'
import { stateIn } from './state-at.ts'
import { ends, type Region, type WaterState } from './water-state.ts'

/**
 * The state of an enthalpy in J/kg and an entropy in J/(kg·K). In regions 1 and 2 its pressure is the one of the backward
 * equations, and so is the temperature of wet steam where that equation is good.
 *
 * @param temperatureOf tells the temperature in regions 1 and 2; without it, this is the exact one
 */
export function pressureByBoth(
  enthalpy: number,
  entropy: number,
  temperatureOf?: (region: Region, pressure: number, enthalpy: number) => number,
): WaterState {
  const exact = exactByBoth(enthalpy, entropy)
  const { region } = exact
  if (region === 1 || region === 2) {
    const pressure = (region === 1 ? pressureOfLiquid : pressureOfSteam)(enthalpy, entropy)
    // For liquid it is good to 15 kPa: below that it may be anything.
    return region === 1 && pressure < 15e3
      ? exact
      : stateIn(region, pressure, temperatureOf?.(region, pressure, enthalpy) ?? exact.temperature)
  }
  if (region !== 4) return exact
  const temperature = temperatureOfWetSteam(enthalpy, entropy)
  // Made for entropies from 5210.89 J/(kg·K), it goes on to serve a little below, and then goes astray.
  if (Math.abs(temperature - exact.temperature) > 0.05 || temperature < ends.lowestTemperature) return exact
  const phases = saturated({ temperature })
  const { liquid, vapor } = phases
  return wetSteam(phases, (enthalpy - liquid.enthalpy) / (vapor.enthalpy - liquid.enthalpy))
}
