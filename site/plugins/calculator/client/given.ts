import type { FunctionName } from '../../../../packages/if97/src/functions.ts'
import type { InputName } from '../../../../packages/if97/src/limit-error.ts'
import type { Inputs } from '../../../../packages/if97/src/state/inputs.ts'
import type { WaterState } from '../../../../packages/if97/src/state/water-state.ts'
import { say } from '../../words/say.ts'
import { numberOf, plainNumber } from './number-of.ts'
import { fromSi, inputUnits, rounded, toSi, unitsOf, type Unit } from './units.ts'

/** What stands in a field, and the unit beside it. */
export interface Field {
  readonly text: string
  readonly unit: string
}

/** What a reader gave: the inputs that tell the state, and all fields that were ever filled. */
export interface Given {
  readonly names: readonly InputName[]
  readonly fields: Readonly<Partial<Record<InputName, Field>>>
  /** Why it is not what the address says. */
  readonly note?: string
}

const steam = { p: 101325, t: 373.15, h: 2.7e6, s: 7500, x: 0.5, rho: 0.5, l: 5.893e-7 }
const wet = { ...steam, h: 2e6, s: 5500 }

/** Says whether a function is for wet steam. */
export function isForWet(name: FunctionName): boolean {
  return /^(?:vaporFraction|saturation)/.test(name)
}

/** Values with which a function begins: of steam, or of wet steam where it is for that. */
export function firstFields(name: FunctionName): Given['fields'] {
  const values = isForWet(name) ? wet : steam
  const x = name === 'isobaricCubicExpansionCoefficient' ? 1 : steam.x
  return Object.fromEntries(
    Object.entries({ ...values, x }).map(([input, value]) => [
      input,
      // A key of the object above.
      { text: String(value), unit: inputUnits[input as InputName] },
    ]),
  )
}

/** The unit of an input that is chosen. */
export function unitOf({ fields }: Pick<Given, 'fields'>, input: InputName): Unit {
  const units = unitsOf(inputUnits[input])
  // Each list has a first unit.
  return (units.find(([name]) => name === fields[input]?.unit) ?? units[0]) as Unit
}

/** The inputs in SI units; NaN for a text that is no number. */
export function inputsOf(given: Given): Inputs {
  return Object.fromEntries(given.names.map((input) => [input, valueOf(given, input)]))
}

function valueOf(given: Given, input: InputName): number {
  return toSi(numberOf(given.fields[input]?.text ?? ''), unitOf(given, input))
}

/** The fields of another state, in the units that are chosen. What a state does not tell stays. */
export function fieldsOf(given: Given, state: WaterState): Given['fields'] {
  return withValues(given, {
    p: state.pressure,
    t: state.temperature,
    h: state.enthalpy,
    s: state.entropy,
    rho: 1 / state.volume,
    ...(state.vaporFraction !== undefined && { x: state.vaporFraction }),
  })
}

/** The fields with the pressure in Pa and the temperature in K of a point. */
export function fieldsOfPoint(given: Given, p: number, t: number): Given['fields'] {
  return withValues(given, { p, t })
}

function withValues(given: Given, values: Inputs): Given['fields'] {
  const told = Object.entries(values).map(([key, value]) => {
    // Keys of inputs, as their type says.
    const unit = unitOf(given, key as InputName)
    return [key, { text: String(rounded(fromSi(value, unit), 9)), unit: unit[0] }]
  })
  return { ...given.fields, ...Object.fromEntries(told) }
}

/**
 * What an address says of a state, `?p=1+bar&t=373.15`, over what there is without it. An address that can't be read is noted:
 * a number in a unit that nobody knows is no number of SI.
 *
 * @param allowed the sets of inputs that there are
 */
export function readAddress(search: string, allowed: readonly (readonly InputName[])[], first: Given): Given {
  const told = [...new URLSearchParams(search)].filter(([key]) => Object.hasOwn(inputUnits, key))
  const fields: Given['fields'] = Object.fromEntries(
    told.map(([key, value]) => {
      const [text = '', unit] = value.split(/ (.*)/)
      // A key of the table.
      return [key, { text, unit: unit || inputUnits[key as InputName] }]
    }),
  )
  const isKnown = (input: InputName) => unitOf({ fields }, input)[0] === fields[input]?.unit
  const names = allowed.find((set) => set.length === told.length && set.every(isKnown))
  if (names) return { names, fields: { ...first.fields, ...fields } }
  const text = told.map((pair) => pair.join('=')).join(', ')
  return text ? { ...first, note: say('No state: {text}.', { text }) } : first
}

/** The address of a state: all else in it stays. */
export function writeAddress(search: string, given: Given, name?: string): string {
  const query = new URLSearchParams(search)
  for (const input of Object.keys(inputUnits)) query.delete(input)
  if (name !== undefined) query.set('of', name)
  for (const input of given.names) {
    const [unit] = unitOf(given, input)
    const text = plainNumber(given.fields[input]?.text ?? '')
    query.set(input, unit === inputUnits[input] ? text : `${text} ${unit}`)
  }
  return `?${query}`
}
