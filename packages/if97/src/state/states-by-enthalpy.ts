import { stateByEnthalpy } from './state-by-enthalpy.ts'
import type { StateMakers } from './states-of-pairs.ts'

/** Enthalpy and pressure. */
export const statesByEnthalpy: StateMakers = { 'h,p': ({ p = NaN, h = NaN }) => stateByEnthalpy(p, h) }
