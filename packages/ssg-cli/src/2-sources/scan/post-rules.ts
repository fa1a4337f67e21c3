import { author } from './author-rules.ts'
import { frontMatterRules } from './front-matter-rules.ts'
import { text, type Rule } from './value-rules.ts'

/**
 * A moment in UTC, unless it names another zone.
 *
 *     2025-01-31, 2025-01-31T18:00, 2025-01-31 18:00:00+02:00
 */
const date: Rule = (value, written) => {
  const reading = text(value, written)
  const time = 'value' in reading ? Date.parse(inUtc(String(reading.value))) : Number.NaN
  return Number.isNaN(time) ? { expected: 'a date such as 2025-01-31' } : { value: new Date(time).toISOString() }
}

/** @see https://yaml.org/type/timestamp.html */
function inUtc(written: string): string {
  const [, day = '', time = '', zone = ''] =
    /^(\d{4}-\d{1,2}-\d{1,2})(?:[T ]+(\d{1,2}:\d{2}(?::\d{2}(?:\.\d+)?)?))?\s*(Z|[+-]\d{1,2}(?::?\d{2})?)?$/i.exec(
      written,
    ) ?? []
  if (day === '') return written
  const [year, ...rest] = day.split('-').map(twoDigits)
  const [, sign = '', hours = '', minutes = '00'] = /^([+-])(\d{1,2}):?(\d{2})?$/.exec(zone) ?? []
  const inZone = sign === '' ? 'Z' : `${sign}${twoDigits(hours)}:${minutes}`
  return `${[year, ...rest].join('-')}T${time === '' ? '00:00' : time.replace(/^\d+/, twoDigits)}${inZone}`
}

function twoDigits(number: string): string {
  return number.padStart(2, '0')
}

/** A key of the file of authors, an author, or a list of both. */
const authors: Rule = (value) => {
  const list = Array.isArray(value) ? value : [value]
  const readings = list.map((item) => (typeof item === 'string' ? { value: item } : author(item)))
  const bad = readings.findIndex((reading) => 'expected' in reading)
  const wrong = readings[bad]
  if (wrong && 'expected' in wrong)
    return typeof list[bad] === 'object' && list[bad] !== null
      ? wrong
      : { expected: 'keys of authors, or objects with keys such as name' }
  return { value: readings.map((reading) => 'value' in reading && reading.value) }
}

/**
 * The types of the keys that have a meaning in posts. What the sidebars of docs ask for has none.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog#markdown-front-matter
 */
export const postRules: Readonly<Record<string, Rule>> = {
  ...frontMatterRules,
  title_meta: text,
  date,
  authors,
  author: text,
  author_title: text,
  authorTitle: text,
  author_url: text,
  authorURL: text,
  author_image_url: text,
  authorImageURL: text,
}
