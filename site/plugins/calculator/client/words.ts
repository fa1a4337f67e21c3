import { LimitError, NoValueError, type InputName } from '../../../../packages/if97/src/limit-error.ts'
import type { Region } from '../../../../packages/if97/src/state/water-state.ts'
import { fromSi, inputUnits, rounded, unitsOf } from './units.ts'

/** What each input is called. */
export const inputNames: Readonly<Record<InputName, string>> = {
  p: 'Absolute pressure',
  t: 'Temperature',
  h: 'Specific enthalpy',
  s: 'Specific entropy',
  x: 'Vapor fraction',
  rho: 'Density',
  l: 'Wavelength of light',
}

/** What each region is. */
export const regionNames: Readonly<Record<Region, string>> = {
  1: 'liquid',
  2: 'steam',
  3: 'near the critical point or above it',
  4: 'wet steam, on the saturation line',
  5: 'steam above 1073.15 K',
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
    const number = limit === Number.MIN_VALUE ? 'more than 0' : `at ${side} ${rounded(limit, 7)}`
    const other = unit && unit[0] !== si && limit > 1e-300 ? ` (${rounded(fromSi(limit, unit), 7)} ${unit[0]})` : ''
    return { text: `${inputNames[input]}: ${`${number} ${si}`.trim()}${other}, ${where}.`, input }
  }
  if (error instanceof NoValueError)
    return {
      text: /expected wet steam/.test(error.message)
        ? 'This state is one phase: the function is for wet steam.'
        : 'This state is wet steam, for which the function has no value.',
    }
  return { text: 'What these inputs need could not be loaded. Choose other inputs, or try again when you are online.' }
}
