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
  const { time, isThere } = 'value' in reading ? timeOf(String(reading.value).trim()) : none
  const expected = 'a date such as 2025-01-31'
  if (Number.isNaN(time)) return { expected }
  const moment = new Date(time).toISOString()
  if (isThere) return { value: moment }
  return {
    expected,
    hint: `The calendar has no such day, and it is taken for ${moment.slice(0, 10)}.`,
    rolledOver: moment,
  }
}

/** A moment, and whether its day is in the calendar. */
interface Written {
  readonly time: number
  readonly isThere: boolean
}

const none: Written = { time: Number.NaN, isThere: false }

function timeOf(written: string): Written {
  const [, year, month = '1', day = '1', time = '00:00', zone = ''] = iso.exec(written) ?? []
  if (year === undefined) return timeInWords(written)
  if (!isOneTo(12, month) || !isOneTo(31, day)) return none
  const asWritten = `${year}-${twoDigits(month)}-${twoDigits(day)}`
  const isThere = isCalendarDay(`${asWritten}T00:00:00.000Z`)
  const rolledOver = new Date(Date.UTC(Number(year), Number(month) - 1, Number(day))).toISOString().slice(0, 10)
  const calendarDay = isThere ? asWritten : rolledOver
  const [, sign = '', hours = '', minutes = '00'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  const inZone = sign === '' ? 'Z' : `${sign}${twoDigits(hours)}:${minutes}`
  return { time: Date.parse(`${calendarDay}T${time.replace(/^\d+/, twoDigits)}${inZone}`), isThere }
}

/** `31 January 2025`, `Fri, 31 Jan 2025 10:00:00 +0100`: the time is in UTC unless a zone stands after it. */
function timeInWords(written: string): Written {
  if (!/(?<![\d:+-])\d{4}(?!\d)/.test(written)) return none
  const hasZone = /\d:\d{2}\s*(?:[A-Z]|[+-]\d)/i.test(written.replace(/[ap]m\b/gi, ''))
  const time = Date.parse(hasZone ? written : `${written} UTC`)
  const days: readonly string[] = written.replace(/\d+:[\d:.]+.*/, '').match(/(?<!\d)\d{1,2}(?!\d)/g) ?? []
  const isThere = hasZone || days.length === 0 || days.some((day) => Number(day) === new Date(time).getUTCDate())
  return { time, isThere }
}

function isOneTo(most: number, written: string): boolean {
  return Number(written) >= 1 && Number(written) <= most
}

function twoDigits(number: string): string {
  return number.padStart(2, '0')
}
