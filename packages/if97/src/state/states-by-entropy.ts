import { keepWithin } from '../limit-error.ts'
import { saturated, wetSteam } from './saturated.ts'
import { stateByEntropy } from './state-by-entropy.ts'
import type { StateMakers } from './states-of-pairs.ts'
import type { WaterState } from './water-state.ts'

/** Pairs of entropy with pressure or temperature. */
export const statesByEntropy: StateMakers = {
  'p,s': ({ p = NaN, s = NaN }) => stateByEntropy(p, s),
  's,t': ({ t = NaN, s = NaN }) => wetByEntropy(t, s),
}

function wetByEntropy(temperature: number, entropy: number): WaterState {
  const phases = saturated({ temperature })
  const { liquid, vapor } = phases
  keepWithin('s', entropy, [liquid.entropy, vapor.entropy], ['that of boiling water', 'that of the vapor above it'])
  return wetSteam(phases, (entropy - liquid.entropy) / (vapor.entropy - liquid.entropy))
}
