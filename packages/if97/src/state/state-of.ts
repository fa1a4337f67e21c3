import type { InputName } from '../limit-error.ts'
import { statesByEntropy } from './states-by-entropy.ts'
import { statesByBoth } from './states-by-both.ts'
import { statesOfPairs, type StateMakers } from './states-of-pairs.ts'
import type { WaterState } from './water-state.ts'

/** Values of inputs by their names, in SI units: Pa, K, J/kg, J/(kg·K), kg/m³, m. */
export type Inputs = Readonly<Partial<Record<InputName, number>>>

const all: StateMakers = { ...statesOfPairs, ...statesByEntropy, ...statesByBoth }

/**
 * The state that a pair of inputs tells. A wavelength tells nothing of a state, and is not looked at.
 *
 *     stateOf({ p: 101325, x: 0.5 }).temperature  // → 373.1243…
 *
 * @throws {LimitError} outside of the formulation
 * @throws {TypeError} if no state is told by these inputs
 */
export function stateOf(inputs: Inputs): WaterState {
  const names = pairOf(inputs)
  const make = all[names]
  if (!make) throw new TypeError(`Unexpected inputs "${names}", expected one of ${Object.keys(all).join(' ')}`)
  return make(inputs)
}

/** The names of the inputs that tell a state, in order: `p,t`. */
export function pairOf(inputs: Inputs): string {
  return Object.keys(inputs)
    .filter((name) => name !== 'l')
    .sort()
    .join()
}
