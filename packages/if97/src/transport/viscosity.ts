import { sumTerms, type Row } from '../regions/terms.ts'

const dilute = [1.67752, 2.20462, 0.6366564, -0.241605]

// Table 2 of the release: power of 1/T̄ − 1, power of ρ̄ − 1, H.
const terms: readonly Row[] = [
  [0, 0, 5.20094e-1],
  [1, 0, 8.50895e-2],
  [2, 0, -1.08374],
  [3, 0, -2.89555e-1],
  [0, 1, 2.22531e-1],
  [1, 1, 9.99115e-1],
  [2, 1, 1.88797],
  [3, 1, 1.26613],
  [5, 1, 1.20573e-1],
  [0, 2, -2.81378e-1],
  [1, 2, -9.06851e-1],
  [2, 2, -7.72479e-1],
  [3, 2, -4.89837e-1],
  [4, 2, -2.5704e-1],
  [0, 3, 1.61913e-1],
  [1, 3, 2.57399e-1],
  [0, 4, -3.25372e-2],
  [3, 4, 6.98452e-2],
  [4, 5, 8.72102e-3],
  [3, 6, -4.35673e-3],
  [5, 6, -5.93264e-4],
]

/**
 * Dynamic viscosity in Pa·s at a density in kg/m³ and a temperature in K, for industrial use: without the
 * enhancement near the critical point.
 *
 * @see http://www.iapws.org/relguide/viscosity.html, release of 2008
 */
export function viscosity(density: number, temperature: number): number {
  const t = temperature / 647.096
  const rho = density / 322
  const gas = (100 * Math.sqrt(t)) / dilute.reduce((sum, h, i) => sum + h / t ** i, 0)
  return 1e-6 * gas * Math.exp(rho * sumTerms(terms, 1 / t - 1, rho - 1))
}
