import { isCalendarDay } from '../../text/is-calendar-day.ts'

/** What the path of a post says. */
export interface PostName {
  /** Path below the blog, which begins with a slash. */
  readonly slug: string
  /** ISO date, if the path has one that is in the calendar. */
  readonly date?: string
  /** The date as it is written, if the calendar has no such day. */
  readonly noDay?: string
  /** What is left of the name: in place of a title. */
  readonly text: string
}

const dated = /^(?<folder>.*)(?<date>\d{4}[-/]\d{1,2}[-/]\d{1,2})[-/]?(?<text>.*?)(?:\/index)?\.mdx?$/

/**
 * Read the date and the slug of a post from its path below the folder of the blog.
 *
 *     postName('2021-08-01-hello/index.md')  // → {slug: '/2021/08/01/hello', date: '2021-08-01T00:00:00.000Z', text: 'hello'}
 *     postName('hello.md')                   // → {slug: '/hello', text: 'hello'}
 *
 * @see https://docusaurus.io/docs/blog#blog-post-date
 */
export function postName(file: string): PostName {
  const { folder = '', date: written, text = '' } = dated.exec(file)?.groups ?? {}
  if (written === undefined) {
    const name = file.replace(/(?:\/index)?\.mdx?$/, '')
    return { slug: `/${name}`, text: name }
  }
  const [year = '', month = '', day = ''] = written.split(/[-/]/)
  const date = isoDate(year, month.padStart(2, '0'), day.padStart(2, '0'))
  const slug = `/${[year, month, day].join('/')}/${folder}${text}`
  // A link without text leads nowhere for who can't see.
  return { slug, ...(date === undefined ? { noDay: written } : { date }), text: text === '' ? written : text }
}

function isoDate(year: string, month: string, day: string): string | undefined {
  const written = `${year}-${month}-${day}T00:00:00.000Z`
  return isCalendarDay(written) ? written : undefined
}
