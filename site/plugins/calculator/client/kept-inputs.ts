import type { InputName } from '../../../../packages/if97/src/limit-error.ts'
import type { WaterState } from '../../../../packages/if97/src/state/water-state.ts'
import { fieldsOf, type Given } from './given.ts'

/** What was given for another function, and the state that this told. */
export interface Before {
  readonly given: Given
  readonly state: WaterState | undefined
}

/** The state that was given for another function, told by inputs that this one takes. */
export function keptInputs({ given, state }: Before, overloads: readonly (readonly InputName[])[]): Given {
  const same = overloads.find((names) => withoutLight(names) === withoutLight(given.names))
  if (same) return { names: same, fields: given.fields }
  return { names: overloads[0] ?? [], fields: state ? fieldsOf(given, state) : given.fields }
}

/** The wavelength of light tells nothing of a state. */
function withoutLight(names: readonly InputName[]): string {
  return names.filter((name) => name !== 'l').join()
}
