import { pressureByBoth } from './pressure-by-both.ts'
import type { StateMakers } from './states-of-pairs.ts'
import { temperatureByBoth } from './temperature-by-both.ts'

/** Enthalpy and entropy. */
export const statesByBoth: StateMakers = { 'h,s': ({ h = NaN, s = NaN }) => pressureByBoth(h, s, temperatureByBoth) }
