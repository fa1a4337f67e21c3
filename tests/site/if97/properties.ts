import { industrialConductivity } from './conductivity-industrial.ts'
import { dielectricConstant } from './dielectric-constant.ts'
import { gasConstant, type State } from './gibbs-state.ts'
import { refractiveIndex } from './refractive-index.ts'
import { pressureOfLiquid, temperatureOfLiquid } from './region-1-backward.ts'
import { temperatureOfSteam } from './region-2-backward.ts'
import { saturated } from './saturated.ts'
import { saturationPressure, saturationTemperature } from './saturation.ts'
import { stateAt } from './state-at.ts'
import { surfaceTension } from './surface-tension.ts'
import { vaporFractionByBackwardEquation, vaporFractionOfEnthalpy } from './vapor-fraction.ts'
import { viscosity } from './viscosity.ts'

type Inputs = Readonly<Record<string, number>>

/**
 * Calculate a property by the name that the module gives it, in SI units, from the inputs of one of its overloads.
 *
 *     if97Property('saturationPressure', {t: 373.15})  // → 101417.97…
 *
 * Only the overloads are there that a documented number needs.
 *
 * @throws {RangeError} for all others.
 */
export function if97Property(name: string, inputs: Inputs): number {
  const overload = `${name}(${Object.keys(inputs).sort().join(',')})`
  const calculate = overloads[overload]
  if (!calculate)
    throw new RangeError(`Unexpected overload ${overload}, expected one of ${Object.keys(overloads).join(' ')}`)
  return calculate(inputs)
}

const density = ({ volume }: State) => 1 / volume
const conductivity = (state: State) => industrialConductivity(density(state), state.temperature)
const dynamicViscosity = (state: State) => viscosity(density(state), state.temperature)
const thermalDiffusivity = (state: State) => (conductivity(state) * state.volume) / state.isobaricHeatCapacity

const ofState: Readonly<Record<string, (state: State) => number>> = {
  compressibility: (state) => state.compressibility,
  compressionFactor: (state) => (state.pressure * state.volume) / (gasConstant * state.temperature),
  density,
  dielectricConstant: (state) => dielectricConstant(density(state), state.temperature),
  heatCapacityRatio: (state) => state.isobaricHeatCapacity / state.isochoricHeatCapacity,
  isentropicExponent: (state) => state.speedOfSound ** 2 / (state.pressure * state.volume),
  isobaricCubicExpansionCoefficient: (state) => state.expansion,
  isobaricHeatCapacity: (state) => state.isobaricHeatCapacity,
  isochoricHeatCapacity: (state) => state.isochoricHeatCapacity,
  kinematicViscosity: (state) => dynamicViscosity(state) * state.volume,
  prandtl: (state) => (dynamicViscosity(state) * state.isobaricHeatCapacity) / conductivity(state),
  specificEnthalpy: (state) => state.enthalpy,
  specificEntropy: (state) => state.entropy,
  specificGibbsFreeEnergy: (state) => state.enthalpy - state.temperature * state.entropy,
  specificInternalEnergy: (state) => state.internalEnergy,
  specificVolume: (state) => state.volume,
  speedOfSound: (state) => state.speedOfSound,
  thermalConductivity: conductivity,
  // The library goes through the enthalpy, and takes the temperature from the backward equation: 3 mK off.
  thermalDiffusivity: ({ pressure, enthalpy }) =>
    thermalDiffusivity(stateAt(pressure, temperatureOfSteam(pressure, enthalpy))),
}

const ofPhase = {
  specificEnthalpy: 'enthalpy',
  specificEntropy: 'entropy',
  specificInternalEnergy: 'internalEnergy',
  specificVolume: 'volume',
} as const

type Calculation = (inputs: Inputs) => number

// A name that an overload does not hold is not read by its calculation.
const given =
  (calculate: (inputs: { readonly [name in 'p' | 't' | 'h' | 's' | 'l']: number }) => number): Calculation =>
  (inputs) =>
    calculate({ p: NaN, t: NaN, h: NaN, s: NaN, l: NaN, ...inputs })

const overloads: Readonly<Record<string, Calculation>> = {
  ...Object.fromEntries(
    Object.entries(ofState).map(([name, property]) => [`${name}(p,t)`, given(({ p, t }) => property(stateAt(p, t)))]),
  ),
  ...Object.fromEntries(
    Object.entries(ofPhase).flatMap(([name, key]) =>
      (['liquid', 'vapor'] as const).flatMap((phase) => {
        const full = `${name}Saturated${phase === 'liquid' ? 'Liquid' : 'Vapor'}`
        return [
          [`${full}(p)`, given(({ p }) => saturated({ pressure: p })[phase][key])],
          [`${full}(t)`, given(({ t }) => saturated({ temperature: t })[phase][key])],
        ]
      }),
    ),
  ),
  'pressure(h,s)': given(({ h, s }) => pressureOfLiquid(h, s)),
  'refractiveIndex(l,p,t)': given(({ p, t, l }) => refractiveIndex(density(stateAt(p, t)), t, l)),
  'saturationPressure(t)': given(({ t }) => saturationPressure(t)),
  'saturationTemperature(p)': given(({ p }) => saturationTemperature(p)),
  'surfaceTension(t)': given(({ t }) => surfaceTension(t)),
  'temperature(h,p)': given(({ p, h }) => temperatureOfLiquid(p, h)),
  'vaporFraction(h,p)': given(({ p, h }) => vaporFractionOfEnthalpy(p, h)),
  'vaporFraction(h,s)': given(({ h, s }) => vaporFractionByBackwardEquation(h, s)),
}
