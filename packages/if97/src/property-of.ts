import type { FunctionName } from './functions.ts'
import { keepNumber } from './limit-error.ts'
import { stateProperties, type Calculation } from './state-properties.ts'
import type { Inputs } from './state/inputs.ts'
import type { WaterState } from './state/water-state.ts'
import { transportProperties } from './transport-properties.ts'

const of: Readonly<Record<FunctionName, Calculation>> = { ...stateProperties, ...transportProperties }

/** A property of a state, in SI units. A wavelength is taken from the inputs. */
export function propertyOf(name: FunctionName, state: WaterState, inputs: Inputs = {}): number {
  return keepNumber(name, of[name](state, inputs))
}
