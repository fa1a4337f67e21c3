import { keepWithin } from '../limit-error.ts'
import { saturationPressure } from '../regions/saturation.ts'
import { root } from './root.ts'
import { saturated, wetSteam } from './saturated.ts'
import { hottest, keepPressure, regionAt, stateIn } from './state-at.ts'
import { ends, type WaterState } from './water-state.ts'

/** What tells a state together with its pressure. */
export type Heat = 'enthalpy' | 'entropy'

/**
 * The state at a pressure in Pa and an enthalpy in J/kg, or an entropy in J/(kg·K), by the basic equations alone.
 *
 * @param coldest where the search begins, in K
 */
export function exactByHeat(
  pressure: number,
  heat: Heat,
  value: number,
  coldest: number = ends.lowestTemperature,
): WaterState {
  keepPressure(pressure)
  const boils = pressure >= saturationPressure(ends.lowestTemperature) && pressure < ends.criticalPressure
  const phases = boils ? saturated({ pressure }) : undefined
  if (phases) {
    const [liquid, vapor] = [phases.liquid[heat], phases.vapor[heat]]
    if (value >= liquid && value <= vapor) return wetSteam(phases, (value - liquid) / (vapor - liquid))
  }
  const isLiquid = phases !== undefined && value < phases.liquid[heat]
  const low = phases && !isLiquid ? phases.vapor.temperature : coldest
  const high = isLiquid ? phases.liquid.temperature : hottest(pressure)
  const at = (temperature: number) => {
    // On the saturation line itself, the pressure alone does not tell liquid from vapor.
    const side = phases && temperature === phases.liquid.temperature ? (isLiquid ? 'liquid' : 'vapor') : undefined
    return side && phases ? phases[side] : stateIn(regionAt(pressure, temperature), pressure, temperature)
  }
  const limits = [at(low)[heat], at(high)[heat]] as const
  const where = [`that of ${low} K at this pressure`, `that of ${high} K at this pressure`] as const
  keepWithin(heat === 'enthalpy' ? 'h' : 's', value, limits, where)
  return at(root((temperature) => at(temperature)[heat] - value, low, high))
}
