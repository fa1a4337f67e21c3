import { NoValueError } from './limit-error.ts'
import { gasConstant, type State } from './regions/gibbs-state.ts'
import type { Inputs } from './state/inputs.ts'
import { saturated } from './state/saturated.ts'
import type { WaterState } from './state/water-state.ts'

/** What a function makes of a state; NaN where the state has no such property. A wavelength is taken from the inputs. */
export type Calculation = (state: WaterState, inputs: Inputs) => number

const saturatedValue =
  (phase: 'liquid' | 'vapor', key: keyof State): Calculation =>
  ({ pressure, temperature }) =>
    // Of the two, the temperature is the exact one above 623.15 K.
    saturated(temperature > 623.15 ? { temperature } : { pressure })[phase][key]

/** The functions whose results are parts of a state or follow from these. The others have equations of their own. */
export const stateProperties = {
  compressibility: ({ compressibility }) => compressibility,
  compressionFactor: ({ pressure, volume, temperature }) => (pressure * volume) / (gasConstant * temperature),
  density: ({ volume }) => 1 / volume,
  heatCapacityRatio: (state) => state.isobaricHeatCapacity / state.isochoricHeatCapacity,
  isentropicExponent: ({ speedOfSound, pressure, volume }) => speedOfSound ** 2 / (pressure * volume),
  isobaricCubicExpansionCoefficient: ({ expansion }) => expansion,
  isobaricHeatCapacity: ({ isobaricHeatCapacity }) => isobaricHeatCapacity,
  isochoricHeatCapacity: ({ isochoricHeatCapacity }) => isochoricHeatCapacity,
  pressure: ({ pressure }) => pressure,
  saturationPressure: wetOnly(({ pressure }) => pressure),
  saturationTemperature: wetOnly(({ temperature }) => temperature),
  specificEnthalpySaturatedLiquid: saturatedValue('liquid', 'enthalpy'),
  specificEnthalpySaturatedVapor: saturatedValue('vapor', 'enthalpy'),
  specificEnthalpy: ({ enthalpy }) => enthalpy,
  specificEntropySaturatedLiquid: saturatedValue('liquid', 'entropy'),
  specificEntropySaturatedVapor: saturatedValue('vapor', 'entropy'),
  specificEntropy: ({ entropy }) => entropy,
  specificGibbsFreeEnergy: ({ enthalpy, temperature, entropy }) => enthalpy - temperature * entropy,
  specificInternalEnergySaturatedLiquid: saturatedValue('liquid', 'internalEnergy'),
  specificInternalEnergySaturatedVapor: saturatedValue('vapor', 'internalEnergy'),
  specificInternalEnergy: ({ internalEnergy }) => internalEnergy,
  specificVolumeSaturatedLiquid: saturatedValue('liquid', 'volume'),
  specificVolumeSaturatedVapor: saturatedValue('vapor', 'volume'),
  specificVolume: ({ volume }) => volume,
  speedOfSound: ({ speedOfSound }) => speedOfSound,
  temperature: ({ temperature }) => temperature,
  vaporFraction: wetOnly(({ vaporFraction = NaN }) => vaporFraction),
} satisfies Readonly<Record<string, Calculation>>

/** What only wet steam has. */
function wetOnly(calculate: Calculation): Calculation {
  return (state, inputs) => {
    if (state.vaporFraction === undefined) throw new NoValueError('Unexpected state of one phase, expected wet steam')
    return calculate(state, inputs)
  }
}
