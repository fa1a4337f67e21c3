import { stateByDensity } from './state-by-density.ts'
import type { StateMakers } from './states-of-pairs.ts'

/** Density and temperature. */
export const statesByDensity: StateMakers = { 'rho,t': ({ rho = NaN, t = NaN }) => stateByDensity(rho, t) }
