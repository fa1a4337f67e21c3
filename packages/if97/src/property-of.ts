import type { FunctionName } from './functions.ts'
import { keepWithin, NoValueError } from './limit-error.ts'
import { gasConstant, type State } from './regions/gibbs-state.ts'
import { saturated } from './state/saturated.ts'
import { stateByEnthalpy } from './state/state-by-enthalpy.ts'
import type { Inputs } from './state/inputs.ts'
import type { WaterState } from './state/water-state.ts'
import { industrialConductivity } from './transport/conductivity-industrial.ts'
import { dielectricConstant } from './transport/dielectric-constant.ts'
import { refractiveIndex } from './transport/refractive-index.ts'
import { surfaceTension } from './transport/surface-tension.ts'
import { viscosity } from './transport/viscosity.ts'

/** A property of a state, in SI units. A wavelength is taken from the inputs. */
export function propertyOf(name: FunctionName, state: WaterState, { l = NaN }: Inputs = {}): number {
  if (name === 'refractiveIndex') return light(state, l)
  const value = of[name](state)
  if (Number.isNaN(value)) throw new NoValueError(`Unexpected wet steam, expected one phase: it has no ${name}`)
  return value
}

function light(state: WaterState, wavelength: number): number {
  const where = ['the end of the formulation for light', 'the end of the formulation for light'] as const
  keepWithin('l', wavelength, [0.2e-6, 1.1e-6], where)
  return onePhase(state) ? refractiveIndex(1 / state.volume, state.temperature, wavelength) : NaN
}

type Calculation = (state: WaterState) => number

const onePhase = ({ region }: WaterState) => region !== 4
const ofPhase =
  (calculate: (state: WaterState) => number): Calculation =>
  (state) =>
    onePhase(state) ? calculate(state) : NaN

const conductivity = ofPhase(({ volume, temperature }) => industrialConductivity(1 / volume, temperature))
const dynamicViscosity = ofPhase(({ volume, temperature }) => viscosity(1 / volume, temperature))
const diffusivity: Calculation = (state) => (conductivity(state) * state.volume) / state.isobaricHeatCapacity

const saturatedValue =
  (phase: 'liquid' | 'vapor', key: keyof State): Calculation =>
  ({ pressure, temperature }) =>
    // Of the two, the temperature is the exact one above 623.15 K.
    saturated(temperature > 623.15 ? { temperature } : { pressure })[phase][key]

const of: Readonly<Record<Exclude<FunctionName, 'refractiveIndex'>, Calculation>> = {
  compressibility: ({ compressibility }) => compressibility,
  compressionFactor: ({ pressure, volume, temperature }) => (pressure * volume) / (gasConstant * temperature),
  density: ({ volume }) => 1 / volume,
  dielectricConstant: ofPhase(({ volume, temperature }) => dielectricConstant(1 / volume, temperature)),
  heatCapacityRatio: (state) => state.isobaricHeatCapacity / state.isochoricHeatCapacity,
  isentropicExponent: ({ speedOfSound, pressure, volume }) => speedOfSound ** 2 / (pressure * volume),
  isobaricCubicExpansionCoefficient: ({ expansion }) => expansion,
  isobaricHeatCapacity: ({ isobaricHeatCapacity }) => isobaricHeatCapacity,
  isochoricHeatCapacity: ({ isochoricHeatCapacity }) => isochoricHeatCapacity,
  kinematicViscosity: (state) => dynamicViscosity(state) * state.volume,
  prandtl: (state) => (dynamicViscosity(state) * state.isobaricHeatCapacity) / conductivity(state),
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
  surfaceTension: ({ temperature }) => surfaceTension(temperature),
  temperature: ({ temperature }) => temperature,
  thermalConductivity: conductivity,
  // The library of the module goes through the enthalpy, and takes the temperature from the backward equation: 3 mK off.
  thermalDiffusivity: ofPhase((state) => diffusivity(stateByEnthalpy(state.pressure, state.enthalpy))),
  vaporFraction: wetOnly(({ vaporFraction = NaN }) => vaporFraction),
}

/** What only wet steam has. */
function wetOnly(calculate: Calculation): Calculation {
  return (state) => {
    if (state.vaporFraction === undefined) throw new NoValueError('Unexpected state of one phase, expected wet steam')
    return calculate(state)
  }
}
