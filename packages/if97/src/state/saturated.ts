import { keepWithin } from '../limit-error.ts'
import { region1 } from '../regions/region-1.ts'
import { region2 } from '../regions/region-2.ts'
import { region3 } from '../regions/region-3.ts'
import { saturationPressure, saturationTemperature } from '../regions/saturation.ts'
import { saturatedDensities } from './density.ts'
import { ends, type WaterState } from './water-state.ts'

/** Boiling water and the steam above it. */
export interface Saturated {
  readonly liquid: WaterState
  readonly vapor: WaterState
}

const lowestPressure = saturationPressure(ends.lowestTemperature)

/** Both phases at a pressure in Pa, or at a temperature in K. */
export function saturated(given: { readonly pressure: number } | { readonly temperature: number }): Saturated {
  if ('pressure' in given) {
    const where = ['where the saturation line begins, at 273.15 K', 'the critical point'] as const
    keepWithin('p', given.pressure, [lowestPressure, ends.criticalPressure], where)
    return phases(given.pressure, saturationTemperature(given.pressure))
  }
  const where = ['where the saturation line begins', 'the critical point'] as const
  keepWithin('t', given.temperature, [ends.lowestTemperature, ends.criticalTemperature], where)
  return phases(saturationPressure(given.temperature), given.temperature)
}

function phases(pressure: number, temperature: number): Saturated {
  if (temperature <= ends.liquidTemperature)
    return {
      liquid: { ...region1(pressure, temperature), region: 1 },
      vapor: { ...region2(pressure, temperature), region: 2 },
    }
  const { liquid, vapor } = saturatedDensities(temperature)
  return {
    liquid: { ...region3(liquid, temperature), pressure, region: 3 },
    vapor: { ...region3(vapor, temperature), pressure, region: 3 },
  }
}

/** Wet steam of which a share is vapor. What two phases have no common value for is NaN. */
export function wetSteam({ liquid, vapor }: Saturated, vaporFraction: number): WaterState {
  const mixed = (key: 'volume' | 'enthalpy' | 'internalEnergy' | 'entropy') =>
    liquid[key] + vaporFraction * (vapor[key] - liquid[key])
  return {
    pressure: liquid.pressure,
    temperature: liquid.temperature,
    volume: mixed('volume'),
    enthalpy: mixed('enthalpy'),
    internalEnergy: mixed('internalEnergy'),
    entropy: mixed('entropy'),
    isobaricHeatCapacity: NaN,
    isochoricHeatCapacity: NaN,
    speedOfSound: NaN,
    expansion: NaN,
    compressibility: NaN,
    region: 4,
    vaporFraction,
  }
}
