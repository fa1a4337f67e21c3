import { pairOf, type Inputs } from '../../../../packages/if97/src/state/inputs.ts'
import { statesOfPairs, type StateMakers } from '../../../../packages/if97/src/state/states-of-pairs.ts'
import type { WaterState } from '../../../../packages/if97/src/state/water-state.ts'

/** The state that inputs tell. The tables for pairs with entropy are loaded when somebody gives one. */
export async function stateFrom(inputs: Inputs): Promise<WaterState> {
  const pair = pairOf(inputs)
  const make = (await makersOf(pair))[pair]
  if (!make) throw new TypeError(`Unexpected inputs "${pair}"`)
  return make(inputs)
}

async function makersOf(pair: string): Promise<StateMakers> {
  if (pair === 'h,s') return (await import('../../../../packages/if97/src/state/states-by-both.ts')).statesByBoth
  if (pair === 'p,s' || pair === 's,t')
    return (await import('../../../../packages/if97/src/state/states-by-entropy.ts')).statesByEntropy
  return statesOfPairs
}
