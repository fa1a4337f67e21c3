import type { InputName } from '../limit-error.ts'

/** Values of inputs by their names, in SI units: Pa, K, J/kg, J/(kg·K), kg/m³, m. */
export type Inputs = Readonly<Partial<Record<InputName, number>>>

/** The names of the inputs that tell a state, in order: `p,t`. */
export function pairOf(inputs: Inputs): string {
  return Object.keys(inputs)
    .filter((name) => name !== 'l')
    .sort()
    .join()
}
