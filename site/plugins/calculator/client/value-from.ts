import type { FunctionName } from '../../../../packages/if97/src/functions.ts'
import { keepNumber } from '../../../../packages/if97/src/limit-error.ts'
import { stateProperties, type Calculation } from '../../../../packages/if97/src/state-properties.ts'
import type { Inputs } from '../../../../packages/if97/src/state/inputs.ts'
import type { WaterState } from '../../../../packages/if97/src/state/water-state.ts'

/** What a function makes of a state. Equations beside those of IAPWS-IF97 are loaded for the functions that need them. */
export async function valueFrom(name: FunctionName, state: WaterState, inputs: Inputs): Promise<number> {
  const known: Calculations = stateProperties
  const { transportProperties = known }: { readonly transportProperties?: Calculations } = known[name]
    ? {}
    : await import('../../../../packages/if97/src/transport-properties.ts')
  return keepNumber(name, transportProperties[name]?.(state, inputs) ?? NaN)
}

type Calculations = Readonly<Partial<Record<FunctionName, Calculation>>>
