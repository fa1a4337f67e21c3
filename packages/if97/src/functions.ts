import type { InputName } from './limit-error.ts'

/** A function of the module: what it returns, and the sets of inputs that it takes. */
export interface Function97 {
  /** Unit of the result in SI; empty for a number without one. */
  readonly unit: string
  readonly overloads: readonly (readonly InputName[])[]
}

const full = 'p,t p,h p,s h,s'
const mixed = `${full} p,x t,x`
const either = 'p t'

const table = {
  compressibility: ['1/Pa', full],
  compressionFactor: ['', 'p,t'],
  density: ['kg/m³', mixed],
  dielectricConstant: ['', `${full} rho,t`],
  heatCapacityRatio: ['', full],
  isentropicExponent: ['', full],
  isobaricCubicExpansionCoefficient: ['1/K', mixed],
  isobaricHeatCapacity: ['J/(kg·K)', full],
  isochoricHeatCapacity: ['J/(kg·K)', full],
  kinematicViscosity: ['m²/s', `${full} rho,t`],
  prandtl: ['', full],
  pressure: ['Pa', 'h,s'],
  refractiveIndex: ['', 'p,t,l p,h,l p,s,l h,s,l rho,t,l'],
  saturationPressure: ['Pa', 't h,s'],
  saturationTemperature: ['K', 'p h,s'],
  specificEnthalpySaturatedLiquid: ['J/kg', either],
  specificEnthalpySaturatedVapor: ['J/kg', either],
  specificEnthalpy: ['J/kg', 'p,t p,s p,x t,x'],
  specificEntropySaturatedLiquid: ['J/(kg·K)', either],
  specificEntropySaturatedVapor: ['J/(kg·K)', either],
  specificEntropy: ['J/(kg·K)', 'p,t p,h p,x t,x'],
  specificGibbsFreeEnergy: ['J/kg', 'p,t'],
  specificInternalEnergySaturatedLiquid: ['J/kg', either],
  specificInternalEnergySaturatedVapor: ['J/kg', either],
  specificInternalEnergy: ['J/kg', 'p,t p,h p,s p,x t,x'],
  specificVolumeSaturatedLiquid: ['m³/kg', either],
  specificVolumeSaturatedVapor: ['m³/kg', either],
  specificVolume: ['m³/kg', mixed],
  speedOfSound: ['m/s', full],
  surfaceTension: ['N/m', either],
  temperature: ['K', 'p,h p,s h,s'],
  thermalConductivity: ['W/(m·K)', `${full} rho,t`],
  thermalDiffusivity: ['m²/s', full],
  vaporFraction: ['', 'p,h p,s h,s t,s'],
} as const

/** The name of a function, as the module has it. */
export type FunctionName = keyof typeof table

/**
 * All functions by name, with their units and overloads.
 *
 *     functions.temperature.overloads  // → [['p', 'h'], ['p', 's'], ['h', 's']]
 */
export const functions: Readonly<Record<FunctionName, Function97>> = Object.fromEntries(
  Object.entries(table).map(([name, [unit, overloads]]) => [
    name,
    { unit, overloads: overloads.split(' ').map(namesIn) },
  ]),
  // Its keys are those of the table.
) as unknown as Record<FunctionName, Function97>

function namesIn(inputs: string): InputName[] {
  // Written in the table, by their names.
  return inputs.split(',') as InputName[]
}
