import { sumTerms, type Row } from '../regions/terms.ts'

// Table 1 of the release: power of ρ/ρc, power of Tc/T, N.
const terms: readonly Row[] = [
  [1, 0.25, 0.978224486826, 1, -0.957771379375, 2.5, 0.237511794148],
  [2, 1.5, 0.714692244396],
  [3, 1.5, -0.298217036956, 2.5, -0.108863472196],
  [4, 2, 0.949327488264e-1],
  [5, 2, -0.980469816509e-2],
  [6, 5, 0.16516763497e-4],
  [7, 0.5, 0.937359795772e-4],
  [10, 10, -0.12317921872e-9],
]

// As tables of constants print it, and as the library of the module has it. The release writes the exact expression
// 1 / (4e-7 π c²), which changes the eleventh digit of a result.
const permittivityOfVacuum = 8.854187817e-12
const boltzmann = 1.380658e-23
const avogadro = 6.0221367e23
const dipoleMoment = 6.138e-30
const polarizability = 1.636e-40
const molarMass = 0.018015268

/**
 * Relative static permittivity at a density in kg/m³ and a temperature in K.
 *
 * @see http://www.iapws.org/relguide/Dielec.html, release of 1997
 */
export function dielectricConstant(density: number, temperature: number): number {
  const delta = density / 322
  const tau = 647.096 / temperature
  const g = 1 + sumTerms(terms, delta, tau) + 0.196096504426e-2 * delta * (temperature / 228 - 1) ** -1.2
  const molecules = (avogadro * density) / molarMass
  const a = (molecules * dipoleMoment ** 2 * g) / (permittivityOfVacuum * boltzmann * temperature)
  const b = (molecules * polarizability) / (3 * permittivityOfVacuum)
  return (1 + a + 5 * b + Math.sqrt(9 + 2 * a + 18 * b + a ** 2 + 10 * a * b + 9 * b ** 2)) / (4 - 4 * b)
}
