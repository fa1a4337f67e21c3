import { pairOf, type Inputs } from './inputs.ts'
import { statesByBoth } from './states-by-both.ts'
import { statesByDensity } from './states-by-density.ts'
import { statesByEnthalpy } from './states-by-enthalpy.ts'
import { statesByEntropy } from './states-by-entropy.ts'
import { statesOfPairs, type StateMakers } from './states-of-pairs.ts'
import type { WaterState } from './water-state.ts'

const all: StateMakers = {
  ...statesOfPairs,
  ...statesByDensity,
  ...statesByEnthalpy,
  ...statesByEntropy,
  ...statesByBoth,
}

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
