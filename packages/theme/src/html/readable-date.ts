/** Formats are costly to make and few: two for each language. */
const formats = new Map<string, Intl.DateTimeFormat>()

/**
 * A day as readers write it, in UTC: the page is the same wherever it is built.
 *
 *     readableDate('2025-01-31', 'en')  // → 'Jan 31, 2025'
 */
export function readableDate(date: string, language: string, style: 'medium' | 'long' | 'day' = 'medium'): string {
  const key = `${language} ${style}`
  let format = formats.get(key)
  if (!format) {
    const shown = style === 'day' ? ({ month: 'long', day: 'numeric' } as const) : ({ dateStyle: style } as const)
    formats.set(key, (format = new Intl.DateTimeFormat(language, { ...shown, timeZone: 'UTC' })))
  }
  const time = new Date(date)
  return Number.isNaN(time.valueOf()) ? date : format.format(time)
}
