import { functions, type FunctionName } from './functions.ts'
import { propertyOf } from './property-of.ts'
import type { Inputs } from './state/inputs.ts'
import { stateOf } from './state/state-of.ts'

/**
 * Calculate a property by the name that the module gives it, in SI units, from the inputs of one of its overloads.
 *
 *     property('saturationPressure', {t: 373.15})  // → 101417.97…
 *
 * @throws {LimitError} outside of the formulation
 * @throws {NoValueError} where wet steam has no such property
 * @throws {TypeError} if no overload takes exactly these inputs
 */
export function property(name: FunctionName, inputs: Inputs): number {
  const { overloads } = functions[name]
  const given = Object.keys(inputs).sort().join()
  if (!overloads.some((names) => names.toSorted().join() === given))
    throw new TypeError(`Unexpected inputs "${given}" of ${name}, expected one of ${overloads.join(' ')}`)
  return propertyOf(name, stateOf(inputs), inputs)
}
