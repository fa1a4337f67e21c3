import type { State } from '../regions/gibbs-state.ts'
import { viscosity } from './viscosity.ts'

const dilute = [2.443221e-3, 1.323095e-2, 6.770357e-3, -3.454586e-3, 4.096266e-4]

// Table 2 of the release: rows are powers of 1/T̄ − 1, columns powers of ρ̄ − 1.
const finite = [
  [1.60397357, -0.646013523, 0.111443906, 0.102997357, -0.0504123634, 0.00609859258],
  [2.33771842, -2.78843778, 1.53616167, -0.463045512, 0.0832827019, -0.00719201245],
  [2.19650529, -4.54580785, 3.55777244, -1.40944978, 0.275418278, -0.0205938816],
  [-1.21051378, 1.60812989, -0.621178141, 0.0716373224],
  [-2.720337, 4.57586331, -3.18369245, 1.1168348, -0.19268305, 0.012913842],
]

/**
 * Thermal conductivity in W/(m·K) at a density in kg/m³ and a temperature in K, without the part that grows near
 * the critical point.
 *
 * @see http://www.iapws.org/relguide/ThCond.html, release of 2011
 */
export function backgroundConductivity(density: number, temperature: number): number {
  const t = temperature / 647.096
  const rho = density / 322
  const gas = Math.sqrt(t) / dilute.reduce((sum, l, k) => sum + l / t ** k, 0)
  const power = finite.reduce(
    (sum, row, i) => sum + (1 / t - 1) ** i * row.reduce((part, l, j) => part + l * (rho - 1) ** j, 0),
    0,
  )
  return 1e-3 * gas * Math.exp(rho * power)
}

// Table 6 of the release: the reference compressibility at low density, ρ̄ up to 0.310559006.
const reference = [
  6.53786807199516, -5.61149954923348, 3.39624167361325, -2.27492629730878, 10.2631854662709, 1.97815050331519,
]

/** Thermal conductivity in W/(m·K) of steam of low density, with all parts of the release. */
export function steamConductivity(state: State): number {
  const rho = 1 / state.volume / 322
  if (rho > 0.310559006) throw new RangeError('Unexpected density, expected steam of less than 100 kg/m³')
  const t = state.temperature / 647.096
  // (∂ρ̄/∂p̄)T = ρ̄ κT p*
  const zeta = rho * state.compressibility * 22.064e6
  const referenceZeta = 1 / reference.reduce((sum, a, i) => sum + a * rho ** i, 0)
  const excess = Math.max(rho * (zeta - (referenceZeta * 1.5) / t), 0)
  const y = (0.13 * (excess / 0.06) ** (0.63 / 1.239)) / 0.4
  const background = backgroundConductivity(rho * 322, state.temperature)
  if (y < 1.2e-7) return background
  const ratio = state.isochoricHeatCapacity / state.isobaricHeatCapacity
  const z =
    (2 / (Math.PI * y)) *
    ((1 - ratio) * Math.atan(y) + ratio * y - (1 - Math.exp(-1 / (1 / y + y ** 2 / (3 * rho ** 2)))))
  const heatCapacity = state.isobaricHeatCapacity / 461.51805
  const critical = (177.8514 * rho * heatCapacity * t * z) / (viscosity(rho * 322, state.temperature) * 1e6)
  return background + 1e-3 * critical
}
