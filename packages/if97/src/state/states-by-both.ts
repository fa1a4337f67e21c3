import { stateByEnthalpyAndEntropy } from './state-by-enthalpy-and-entropy.ts'
import type { StateMakers } from './states-of-pairs.ts'

/** Enthalpy and entropy. */
export const statesByBoth: StateMakers = { 'h,s': ({ h = NaN, s = NaN }) => stateByEnthalpyAndEntropy(h, s) }
