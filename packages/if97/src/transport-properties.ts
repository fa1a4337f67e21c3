import { keepWithin } from './limit-error.ts'
import type { Calculation } from './state-properties.ts'
import { byBackwardTemperature } from './state/by-backward-temperature.ts'
import type { WaterState } from './state/water-state.ts'
import { industrialConductivity } from './transport/conductivity-industrial.ts'
import { dielectricConstant } from './transport/dielectric-constant.ts'
import { refractiveIndex } from './transport/refractive-index.ts'
import { surfaceTension } from './transport/surface-tension.ts'
import { viscosity } from './transport/viscosity.ts'

/** Wet steam has no such property. */
const ofPhase =
  (calculate: Calculation): Calculation =>
  (state, inputs) =>
    state.region === 4 ? NaN : calculate(state, inputs)

const conductivity = ({ volume, temperature }: WaterState) => industrialConductivity(1 / volume, temperature)
const dynamicViscosity = ({ volume, temperature }: WaterState) => viscosity(1 / volume, temperature)
const diffusivity = (state: WaterState) => (conductivity(state) * state.volume) / state.isobaricHeatCapacity

/** The functions that have equations of their own. Who loads little at first has them apart. */
export const transportProperties = {
  dielectricConstant: ofPhase(({ volume, temperature }) => dielectricConstant(1 / volume, temperature)),
  kinematicViscosity: ofPhase((state) => dynamicViscosity(state) * state.volume),
  prandtl: ofPhase((state) => (dynamicViscosity(state) * state.isobaricHeatCapacity) / conductivity(state)),
  refractiveIndex: (state, { l = NaN }) => {
    const where = ['the end of the formulation for light', 'the end of the formulation for light'] as const
    keepWithin('l', l, [0.2e-6, 1.1e-6], where)
    return state.region === 4 ? NaN : refractiveIndex(1 / state.volume, state.temperature, l)
  },
  surfaceTension: ({ temperature }) => surfaceTension(temperature),
  thermalConductivity: ofPhase(conductivity),
  // The library of the module goes through the enthalpy, and takes the temperature from the backward equation: 3 mK off.
  thermalDiffusivity: ofPhase((state) => diffusivity(byBackwardTemperature(state))),
} satisfies Readonly<Record<string, Calculation>>
