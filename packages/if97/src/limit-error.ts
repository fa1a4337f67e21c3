/** Names of the inputs of the functions: pressure, temperature, enthalpy, entropy, vapor fraction, density, wavelength. */
export type InputName = 'p' | 't' | 'h' | 's' | 'x' | 'rho' | 'l'

/** Which limit an input is beyond, in SI units. */
export interface Limit {
  readonly input: InputName
  readonly value: number
  readonly side: 'least' | 'most'
  readonly limit: number
  /** What begins or ends there: `the melting of ice`. */
  readonly where: string
}

/**
 * Says that a state lies outside of the formulation, and which limit it is beyond.
 *
 *     try { stateOf({ p: 2e8, t: 300 }) } catch (error) {
 *       error.limit  // → {input: 'p', value: 2e8, side: 'most', limit: 1e8, where: '…'}
 *     }
 */
export class LimitError extends RangeError {
  readonly limit: Limit

  constructor(limit: Limit) {
    const { input, value, side, where } = limit
    super(`Unexpected ${input} = ${value}, expected at ${side} ${limit.limit}: ${where}`)
    this.name = 'LimitError'
    this.limit = limit
  }
}

/** Throw a {@link LimitError} if a value is not within two limits, or is no number. */
export function keepWithin(
  input: InputName,
  value: number,
  [least, most]: readonly [number, number],
  [below, above]: readonly [string, string],
): void {
  if (!(value >= least)) throw new LimitError({ input, value, side: 'least', limit: least, where: below })
  if (!(value <= most)) throw new LimitError({ input, value, side: 'most', limit: most, where: above })
}

/** Says that a function has no value at a state that the formulation knows: the heat capacity of wet steam. */
export class NoValueError extends RangeError {
  override name = 'NoValueError'
}

/** Throw a {@link NoValueError} if a function has no value. */
export function keepNumber(name: string, value: number): number {
  if (Number.isNaN(value)) throw new NoValueError(`Unexpected wet steam, expected one phase: it has no ${name}`)
  return value
}
