import { keepWithin } from '../limit-error.ts'
import { saturated, wetSteam, type Saturated } from './saturated.ts'
import { stateAt } from './state-at.ts'
import type { Inputs } from './inputs.ts'
import type { WaterState } from './water-state.ts'

/** What makes a state of inputs, by the names of these in order: `h,p`. */
export type StateMakers = Readonly<Record<string, (inputs: Inputs) => WaterState>>

/**
 * Pairs that the basic equations tell. Those with enthalpy or entropy need tables that are larger than all others, and
 * density is searched: who loads little at first has them apart.
 */
export const statesOfPairs: StateMakers = {
  'p,t': ({ p = NaN, t = NaN }) => stateAt(p, t),
  'p,x': ({ p = NaN, x = NaN }) => byShare(saturated({ pressure: p }), x),
  't,x': ({ t = NaN, x = NaN }) => byShare(saturated({ temperature: t }), x),
  p: ({ p = NaN }) => byShare(saturated({ pressure: p }), 0),
  t: ({ t = NaN }) => byShare(saturated({ temperature: t }), 0),
}

/** At its ends wet steam is one phase, and has all that a phase has. */
function byShare(phases: Saturated, share: number): WaterState {
  keepWithin('x', share, [0, 1], ['liquid alone', 'vapor alone'])
  if (share === 0) return { ...phases.liquid, vaporFraction: 0 }
  return share === 1 ? { ...phases.vapor, vaporFraction: 1 } : wetSteam(phases, share)
}
