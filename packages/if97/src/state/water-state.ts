import type { State } from '../regions/gibbs-state.ts'

/** The regions of IAPWS-IF97: liquid, steam, around the critical point, wet steam, steam above 1073.15 K. */
export type Region = 1 | 2 | 3 | 4 | 5

/** A state with the region that it lies in. */
export interface WaterState extends State {
  readonly region: Region
  /** Share of vapor in wet steam, 0 to 1. */
  readonly vaporFraction?: number
}

/** The ends of the formulation and of its regions, in Pa and K. */
export const ends = {
  lowestTemperature: 273.15,
  /** Below it, liquid and steam are regions 1 and 2; above it, both are region 3. */
  liquidTemperature: 623.15,
  criticalTemperature: 647.096,
  steamTemperature: 1073.15,
  highestTemperature: 2273.15,
  criticalPressure: 22.064e6,
  hotPressure: 50e6,
  highestPressure: 100e6,
} as const
