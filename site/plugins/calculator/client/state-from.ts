import type { FunctionName } from '../../../../packages/if97/src/functions.ts'
import { pairOf, type Inputs } from '../../../../packages/if97/src/state/inputs.ts'
import { statesOfPairs, type StateMakers } from '../../../../packages/if97/src/state/states-of-pairs.ts'
import type { WaterState } from '../../../../packages/if97/src/state/water-state.ts'

/**
 * The state that inputs tell. What the basic equations don't tell is loaded when somebody asks for it.
 *
 * @param of the one function that is asked of the state, if it is only one
 */
export async function stateFrom(inputs: Inputs, of?: FunctionName): Promise<WaterState> {
  const pair = pairOf(inputs)
  const make = (await makersOf(pair, of))[pair]
  if (!make) throw new TypeError(pair)
  return make(inputs)
}

async function makersOf(pair: string, of: FunctionName | undefined): Promise<StateMakers> {
  if (pair === 'h,s') {
    const { pressureByBoth } = await import('../../../../packages/if97/src/state/pressure-by-both.ts')
    // The tables for the temperature are half of what is needed, and nobody asks the function `pressure` for it.
    const temperatureOf =
      of === 'pressure'
        ? undefined
        : (await import('../../../../packages/if97/src/state/temperature-by-both.ts')).temperatureByBoth
    return { [pair]: ({ h = NaN, s = NaN }) => pressureByBoth(h, s, temperatureOf) }
  }
  if (pair === 'h,p')
    return (await import('../../../../packages/if97/src/state/states-by-enthalpy.ts')).statesByEnthalpy
  if (pair === 'rho,t')
    return (await import('../../../../packages/if97/src/state/states-by-density.ts')).statesByDensity
  if (pair === 'p,s' || pair === 's,t')
    return (await import('../../../../packages/if97/src/state/states-by-entropy.ts')).statesByEntropy
  return statesOfPairs
}
