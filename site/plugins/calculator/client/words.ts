import { LimitError, NoValueError, type InputName } from '../../../../packages/if97/src/limit-error.ts'
import type { Region, WaterState } from '../../../../packages/if97/src/state/water-state.ts'
import { say, sayFound } from '../../words/say.ts'
import { fromSi, inputUnits, rounded, unitsOf } from './units.ts'

const inputNames: Readonly<Record<InputName, string>> = {
  p: 'Absolute pressure',
  t: 'Temperature',
  h: 'Specific enthalpy',
  s: 'Specific entropy',
  x: 'Vapor fraction',
  rho: 'Density',
  l: 'Wavelength of light',
}

/** What an input is called. */
export function inputName(input: InputName): string {
  return say(inputNames[input])
}

/** What each region is. */
const regionNames: Readonly<Record<Region, string>> = {
  1: 'liquid',
  2: 'steam',
  3: 'near the critical point or above it',
  4: 'wet steam',
  5: 'steam above 1073.15 K',
}

/**
 * Say in which region a state is, and how much of wet steam is vapor.
 *
 *     regionText({ region: 1, vaporFraction: 0, … })  // → Region 4: the saturation line
 */
export function regionText({ region, vaporFraction }: Pick<WaterState, 'region' | 'vaporFraction'>): string {
  if (vaporFraction === undefined) return say('Region {region}: {name}', { region, name: say(regionNames[region]) })
  // Each phase alone has the equation of region 1, 2 or 3, but functions of both phases ask for either of them.
  if (vaporFraction === 0 || vaporFraction === 1) return say('Region 4: the saturation line')
  const percent = rounded(vaporFraction * 100, 6)
  return say('Region 4: wet steam, on the saturation line: {percent} % vapor', { percent })
}

/** Say why there is no result; an input that is beyond a limit is named with the limit, in SI and in the reader's unit. */
export function problemText(
  error: unknown,
  chosen: (input: InputName) => string,
): { readonly text: string; readonly input?: InputName } {
  if (error instanceof LimitError) {
    const { input, side, limit, where } = error.limit
    const si = inputUnits[input]
    const unit = unitsOf(si).find(([name]) => name === chosen(input))
    const other = unit && unit[0] !== si && limit > 1e-300 ? ` (${rounded(fromSi(limit, unit), 7)} ${unit[0]})` : ''
    const words = { name: inputName(input), where: sayFound(where) }
    if (limit === Number.MIN_VALUE)
      return { text: say('{name}: more than {limit}, {where}.', { ...words, limit: `0 ${si}`.trim() }), input }
    const sentence = side === 'least' ? '{name}: at least {limit}, {where}.' : '{name}: at most {limit}, {where}.'
    return { text: say(sentence, { ...words, limit: `${rounded(limit, 7)} ${si}`.trim() + other }), input }
  }
  if (error instanceof NoValueError)
    return {
      text: error.message.endsWith('steam')
        ? say('This state is one phase: the function is for wet steam.')
        : say('This state is wet steam, for which the function has no value.'),
    }
  return { text: say('Not loaded. Try again when you are online.') }
}
