import { isCalendarDay } from '../../text/is-calendar-day.ts'
import { text, type Rule } from './value-rules.ts'

/** As YAML and ISO write it: a day, maybe with a time, maybe with a zone. */
const iso =
  /^(\d{4})(?:-(\d{1,2})(?:-(\d{1,2}))?)?(?:[T ]+(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{1,2}(?::?\d{2})?)?$/i

/**
 * A moment in UTC, unless it names another zone. A day that the calendar lacks is none, nor are words without a year, though
 * `Date` makes one of both.
 *
 *     2025-01-31, 2025-01-31T18:00, 2025-01-31 18:00:00+02:00, 31 January 2025
 *
 * @see https://yaml.org/type/timestamp.html
 */
export const date: Rule = (value, written) => {
  const reading = text(value, written)
  const time = 'value' in reading ? timeOf(String(reading.value).trim()) : Number.NaN
  return Number.isNaN(time) ? { expected: 'a date such as 2025-01-31' } : { value: new Date(time).toISOString() }
}

function timeOf(written: string): number {
  const [, year, month = '1', day = '1', time = '00:00', zone = ''] = iso.exec(written) ?? []
  if (year === undefined) return timeInWords(written)
  const calendarDay = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  if (!isCalendarDay(`${calendarDay}T00:00:00.000Z`)) return Number.NaN
  const [, sign = '', hours = '', minutes = '00'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  const inZone = sign === '' ? 'Z' : `${sign}${twoDigits(hours)}:${minutes}`
  return Date.parse(`${calendarDay}T${time.replace(/^\d+/, twoDigits)}${inZone}`)
}

/** `31 January 2025`, `Fri, 31 Jan 2025 10:00:00 +0100`: the time is in UTC unless a zone stands after it. */
function timeInWords(written: string): number {
  if (!/(?<![\d:+-])\d{4}(?!\d)/.test(written)) return Number.NaN
  const hasZone = /\d:\d{2}\s*(?:[A-Z]|[+-]\d)/i.test(written.replace(/[ap]m\b/gi, ''))
  const time = Date.parse(hasZone ? written : `${written} UTC`)
  const days: readonly string[] = written.replace(/\d+:[\d:.]+.*/, '').match(/(?<!\d)\d{1,2}(?!\d)/g) ?? []
  const isThere = hasZone || days.length === 0 || days.some((day) => Number(day) === new Date(time).getUTCDate())
  return isThere ? time : Number.NaN
}

function twoDigits(number: string): string {
  return number.padStart(2, '0')
}
