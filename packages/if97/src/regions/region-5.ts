import { gasState, type State } from './gibbs-state.ts'
import type { Row } from './terms.ts'

// Table 37 of the release: the ideal gas. Its powers are of τ alone.
const ideal: readonly Row[] = [
  [
    0, 0, -13.179983674201, 1, 6.8540841634434, -3, -0.024805148933466, -2, 0.36901534980333, -1, -3.1161318213925, 2,
    -0.32961626538917,
  ],
]

// Table 38 of the release: what a real gas adds.
const residual: readonly Row[] = [
  [1, 1, 0.0015736404855259, 2, 0.00090153761673944, 3, -0.0050270077677648],
  [2, 3, 2.2440037409485e-6, 9, -4.1163275453471e-6],
  [3, 7, 3.7919454822955e-8],
]

/** Steam above 1073.15 K: the state at a pressure in Pa and a temperature in K. */
export function region5(pressure: number, temperature: number): State {
  return gasState({ ideal, residual, reducing: 1000, shift: 0 }, pressure, temperature)
}
