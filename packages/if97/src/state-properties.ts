import { NoValueError } from './limit-error.ts'
import { gasConstant, type State } from './regions/gibbs-state.ts'
import type { Inputs } from './state/inputs.ts'
import { saturated } from './state/saturated.ts'
import type { WaterState } from './state/water-state.ts'

/** What a function makes of a state; NaN where the state has no such property. A wavelength is taken from the inputs. */
export type Calculation = (state: WaterState, inputs: Inputs) => number

const part =
  (key: keyof State): Calculation =>
  (state) =>
    state[key]

const saturatedPart =
  (phase: 'liquid' | 'vapor', key: keyof State): Calculation =>
  ({ pressure, temperature }) =>
    // Of the two, the temperature is the exact one above 623.15 K.
    saturated(temperature > 623.15 ? { temperature } : { pressure })[phase][key]

/** The functions whose results are parts of a state or follow from these. The others have equations of their own. */
export const stateProperties = {
  compressibility: part('compressibility'),
  compressionFactor: ({ pressure, volume, temperature }) => (pressure * volume) / (gasConstant * temperature),
  density: ({ volume }) => 1 / volume,
  heatCapacityRatio: (state) => state.isobaricHeatCapacity / state.isochoricHeatCapacity,
  isentropicExponent: ({ speedOfSound, pressure, volume }) => speedOfSound ** 2 / (pressure * volume),
  isobaricCubicExpansionCoefficient: part('expansion'),
  isobaricHeatCapacity: part('isobaricHeatCapacity'),
  isochoricHeatCapacity: part('isochoricHeatCapacity'),
  pressure: part('pressure'),
  saturationPressure: wetOnly(part('pressure')),
  saturationTemperature: wetOnly(part('temperature')),
  ...specific('Enthalpy', 'enthalpy'),
  ...specific('Entropy', 'entropy'),
  specificGibbsFreeEnergy: ({ enthalpy, temperature, entropy }) => enthalpy - temperature * entropy,
  ...specific('InternalEnergy', 'internalEnergy'),
  ...specific('Volume', 'volume'),
  speedOfSound: part('speedOfSound'),
  temperature: part('temperature'),
  vaporFraction: wetOnly(({ vaporFraction = NaN }) => vaporFraction),
} satisfies Readonly<Record<string, Calculation>>

/** The three functions of a quantity: of the state, and of each phase where both are in balance. */
function specific<Name extends string>(name: Name, key: keyof State) {
  return {
    [`specific${name}`]: part(key),
    [`specific${name}SaturatedLiquid`]: saturatedPart('liquid', key),
    [`specific${name}SaturatedVapor`]: saturatedPart('vapor', key),
    // TypeScript takes a key that is made for any string: these are the three above.
  } as Record<`specific${Name}${'' | 'SaturatedLiquid' | 'SaturatedVapor'}`, Calculation>
}

/** What only wet steam has. */
function wetOnly(calculate: Calculation): Calculation {
  return (state, inputs) => {
    if (state.vaporFraction === undefined) throw new NoValueError('Unexpected state of one phase, expected wet steam')
    return calculate(state, inputs)
  }
}
