import { keepWithin } from '../limit-error.ts'
import { boundary23 } from '../regions/boundary-23.ts'
import { pressureIn3 } from '../regions/region-3.ts'
import { saturationPressure } from '../regions/saturation.ts'
import { root } from './root.ts'
import { saturated, wetSteam } from './saturated.ts'
import { stateAt, stateIn } from './state-at.ts'
import { ends, type WaterState } from './water-state.ts'

/** The state at a density in kg/m³ and a temperature in K. */
export function stateByDensity(density: number, temperature: number): WaterState {
  keepWithin(
    't',
    temperature,
    [ends.lowestTemperature, ends.highestTemperature],
    ['where the formulation begins', 'the end of region 5'],
  )
  const highest = temperature > ends.steamTemperature ? ends.hotPressure : ends.highestPressure
  const most = 1 / stateAt(highest, temperature).volume
  keepWithin('rho', density, [1e-9, most], ['a density', `that of ${highest / 1e6} MPa at this temperature`])
  const phases = temperature < ends.criticalTemperature ? saturated({ temperature }) : undefined
  const volume = 1 / density
  if (phases) {
    const { liquid, vapor } = phases
    if (volume >= liquid.volume && volume <= vapor.volume)
      return wetSteam(phases, (volume - liquid.volume) / (vapor.volume - liquid.volume))
  }
  if (temperature > ends.liquidTemperature && temperature < 863.15) {
    const pressure = pressureIn3(density, temperature)
    if (pressure > boundary23(temperature)) return { ...stateIn(3, pressure, temperature) }
  }
  const isCool = temperature <= ends.liquidTemperature
  const isLiquid = isCool && phases !== undefined && volume < phases.liquid.volume
  const region = isLiquid ? 1 : temperature > ends.steamTemperature ? 5 : 2
  const boiling = saturationPressure(Math.min(temperature, ends.liquidTemperature))
  // Where region 3 begins, the equation of region 2 goes astray.
  const top = isCool ? boiling : temperature < 863.15 ? boundary23(temperature) : highest
  const [low, high] = isLiquid ? [boiling, highest] : [1e-6, top]
  const logarithm = root(
    (x) => stateIn(region, Math.exp(x), temperature).volume * density - 1,
    Math.log(low),
    Math.log(high),
  )
  return stateIn(region, Number.isNaN(logarithm) ? high : Math.exp(logarithm), temperature)
}
