import { saturated } from '../../../../packages/if97/src/state/saturated.ts'
import { stateAt } from '../../../../packages/if97/src/state/state-at.ts'
import type { WaterState } from '../../../../packages/if97/src/state/water-state.ts'
import { say } from '../../words/say.ts'
import { rounded } from './units.ts'
import { problemText } from './words.ts'

/** What the rows of a table are of. */
export type TableBy = 'temperature' | 'pressure' | 'isobar'

/** The rows of a table, in °C or bar, and the pressure in bar of a table for one pressure. */
export interface Range {
  readonly first?: number | undefined
  readonly last?: number | undefined
  readonly step?: number | undefined
  readonly bar?: number | undefined
}

/** So many rows are a table; more are a mistake in a step. */
const most = 5000

/** A steam table as CSV, in °C, bar, m³/kg, kJ/kg and kJ/(kg·K), or what is wrong with its range. */
export function tableText(
  by: string,
  { first = NaN, last = NaN, step = NaN, bar = NaN }: Range,
): { readonly text: string; readonly rows: number } | { readonly problem: string } {
  if (![first, last, step].every(Number.isFinite)) return { problem: say('From, to and step are numbers.') }
  const count = Math.floor((last - first) / step + 1e-9) + 1
  if (!(step > 0) || !(count >= 1)) return { problem: say('The step is more than 0, and "to" is not below "from".') }
  if (count > most) return { problem: say('These are {count} rows, and {most} are the most.', { count, most }) }
  const values = Array.from({ length: count }, (_, index) => rounded(first + index * step))
  const isIsobar = by === 'isobar'
  try {
    const rows = values.map((value) => (isIsobar ? isobarRow(bar, value) : saturatedRow(by, value)))
    return { text: `${[isIsobar ? isobarHead : saturatedHead, ...rows].join('\r\n')}\r\n`, rows: rows.length }
  } catch (error) {
    return { problem: problemText(error, (input) => (input === 'p' ? 'bar' : '°C')).text }
  }
}

const saturatedHead =
  't in °C,p in bar,v liquid in m³/kg,v vapor in m³/kg,h liquid in kJ/kg,h vapor in kJ/kg,s liquid in kJ/(kg·K),s vapor in kJ/(kg·K)'
const isobarHead = 't in °C,p in bar,region,v in m³/kg,h in kJ/kg,s in kJ/(kg·K)'

function saturatedRow(by: string, value: number): string {
  const { liquid, vapor } = saturated(
    by === 'pressure' ? { pressure: rounded(value * 1e5) } : { temperature: rounded(value + 273.15) },
  )
  return [
    ...place(liquid),
    digits(liquid.volume),
    digits(vapor.volume),
    digits(liquid.enthalpy / 1e3),
    digits(vapor.enthalpy / 1e3),
    digits(liquid.entropy / 1e3),
    digits(vapor.entropy / 1e3),
  ].join()
}

function isobarRow(bar: number, celsius: number): string {
  const state = stateAt(rounded(bar * 1e5), rounded(celsius + 273.15))
  return [
    ...place(state),
    state.region,
    digits(state.volume),
    digits(state.enthalpy / 1e3),
    digits(state.entropy / 1e3),
  ].join()
}

function place({ temperature, pressure }: WaterState): readonly number[] {
  return [digits(temperature - 273.15), digits(pressure / 1e5)]
}

function digits(value: number): number {
  return rounded(value, 8)
}
