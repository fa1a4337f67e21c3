import { isCalendarDay } from '../../../text/is-calendar-day.ts'
import { plainText } from '../../scan/plain-text.ts'

/** What the heading of a version says. */
export interface VersionHeading {
  /** `1.2.0`, or `Unreleased`. */
  readonly version: string
  /** The package whose version it is, where the heading names it. */
  readonly packageName?: string
  /** ISO date. */
  readonly date?: string
  /** A date that the calendar lacks, as it is written. */
  readonly impossibleDate?: string
  /** What else stands there: `[YANKED]`, or the name of a release. */
  readonly note: string
}

const shape =
  /^\[?(?:(?:version|release)\s+)?(?:(?:(?<package>@?[\w./-]*[a-z][\w./-]*)[@ ])?(?<number>v?\d+(?:\.\d+)*(?:[-+.][\w.+-]+)?)|unreleased)(?:\])?(?=$|[\s:(,–—])(?<rest>.*)$/i
/** Nobody's heading is longer. */
const longest = 300
const day = /\(?(?<!\d)(\d{4})[-/.](\d{1,2})[-/.](\d{1,2})(?!\d)\)?/

/**
 * Read the heading of a version in a changelog; undefined when it is another heading. Deeper headings than the second level
 * say a version and a date only, because words about a version stand there too.
 *
 *     versionHeading('[1.2.0] - 2024-01-31', 2)  // → {version: '1.2.0', date: '2024-01-31T00:00:00.000Z', note: ''}
 *
 * @see https://keepachangelog.com/en/1.1.0/
 */
export function versionHeading(written: string, level: number): VersionHeading | undefined {
  const {
    package: packageName,
    number: version = 'Unreleased',
    rest,
  } = shape.exec(plainText(written.slice(0, longest), 'md'))?.groups ?? {}
  // A number alone may be that of a step.
  if (rest === undefined || (/^\d{1,3}$/.test(version) && level > 2)) return undefined
  const [dated, year = '', month = '', dayOfMonth = ''] = day.exec(rest) ?? []
  const date = `${year}-${month.padStart(2, '0')}-${dayOfMonth.padStart(2, '0')}T00:00:00.000Z`
  const note = rest
    .replace(dated ?? '', '')
    .replace(/^[\s:,/–—-]+|[\s:,/–—-]+$/g, '')
    .replace(/\s+/g, ' ')
  // A word before a version, and more after it, are a sentence.
  const isSentence = packageName !== undefined && !written.includes(`${packageName}@`)
  if (note !== '' && (level > 2 || isSentence)) return undefined
  return {
    version,
    ...(packageName !== undefined && { packageName }),
    ...(dated !== undefined && (isCalendarDay(date) ? { date } : { impossibleDate: dated.replace(/[()]/g, '') })),
    note,
  }
}
