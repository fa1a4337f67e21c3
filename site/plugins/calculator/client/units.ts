import type { InputName } from '../../../../packages/if97/src/limit-error.ts'

/** A unit: its name, how many SI units it is, and what is added to that. */
export type Unit = readonly [name: string, factor: number, offset?: number]

const heat: readonly Unit[] = [
  ['J/kg', 1],
  ['kJ/kg', 1e3],
  ['Btu/lb', 2326],
]
const entropy: readonly Unit[] = [
  ['J/(kg·K)', 1],
  ['kJ/(kg·K)', 1e3],
  ['Btu/(lb·°F)', 4186.8],
]
const cubicFoot = 0.028316846592
const pound = 0.45359237

/** Units by the one of SI, which stands first. */
const tables: readonly (readonly Unit[])[] = [
  [
    ['Pa', 1],
    ['kPa', 1e3],
    ['MPa', 1e6],
    ['bar', 1e5],
    ['psi', 6894.757293168],
  ],
  [
    ['K', 1],
    ['°C', 1, 273.15],
    ['°F', 5 / 9, 459.67 * (5 / 9)],
  ],
  heat,
  entropy,
  [
    ['kg/m³', 1],
    ['lb/ft³', pound / cubicFoot],
  ],
  [
    ['m³/kg', 1],
    ['ft³/lb', cubicFoot / pound],
  ],
  [
    ['m', 1],
    ['µm', 1e-6],
    ['nm', 1e-9],
  ],
  [
    ['', 1],
    ['%', 0.01],
  ],
  [
    ['m/s', 1],
    ['ft/s', 0.3048],
  ],
  [
    ['m²/s', 1],
    ['mm²/s', 1e-6],
  ],
  [
    ['N/m', 1],
    ['mN/m', 1e-3],
  ],
  [
    ['1/Pa', 1],
    ['1/MPa', 1e-6],
  ],
]

/** The units in which a quantity with this SI unit may be given or shown; that of SI stands first. */
export function unitsOf(si: string): readonly Unit[] {
  return tables.find(([first]) => first?.[0] === si) ?? [[si, 1]]
}

/** The SI unit of each input. */
export const inputUnits: Readonly<Record<InputName, string>> = {
  p: 'Pa',
  t: 'K',
  h: 'J/kg',
  s: 'J/(kg·K)',
  x: '',
  rho: 'kg/m³',
  l: 'm',
}

/**
 * A value in SI units.
 *
 *     toSi(100, ['°C', 1, 273.15])  // → 373.15
 */
export function toSi(value: number, [, factor, offset = 0]: Unit): number {
  return rounded(value * factor + offset)
}

/** A value of SI in another unit. */
export function fromSi(value: number, [, factor, offset = 0]: Unit): number {
  return rounded((value - offset) / factor)
}

/** To the twelve digits that the module prints, so that 100 °C are 373.15 K and not a last digit more. */
export function rounded(value: number, digits = 12): number {
  return Number(value.toPrecision(digits))
}
