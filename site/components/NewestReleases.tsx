import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

// Commands run in the repository or in the folder of the site.
const folder = join(process.cwd(), existsSync('content/releases') ? '.' : '..', 'content/releases')

/** A release as its note says: `2025-08-18-embr-charts-3.1.0.md`. */
interface Release {
  readonly module: string
  readonly title: string
  readonly href: string
  readonly date: Date
}

/**
 * The newest release of each module that has notes, the latest first.
 *
 *     <NewestReleases locale="de" />
 */
export default function NewestReleases({ locale }: { readonly locale: string }) {
  const format = new Intl.DateTimeFormat(locale, { dateStyle: 'long', timeZone: 'UTC' })
  // A date stays on one line.
  const dateOf = (date: Date) => format.format(date).replaceAll(' ', '\u00a0')
  const seen = new Set<string>()
  const newest = releases().filter(({ module }) => !seen.has(module) && seen.add(module))
  return (
    <ul>
      {newest.map(({ title, href, date }) => (
        <li key={href}>
          <a href={href}>{title}</a>: <time dateTime={date.toISOString().slice(0, 10)}>{dateOf(date)}</time>
        </li>
      ))}
    </ul>
  )
}

/** All releases, the latest first; what the front matter calls them. */
function releases(): readonly Release[] {
  return readdirSync(folder)
    .toSorted()
    .toReversed()
    .flatMap((file) => {
      const [, year, month, day, slug = ''] = /^(\d{4})-(\d\d)-(\d\d)-(.+)\.md$/.exec(file) ?? []
      if (year === undefined) return []
      const title = /^title: (.+)$/m.exec(readFileSync(join(folder, file), 'utf8'))?.[1] ?? slug
      return {
        module: slug.replace(/-[\d.]+$/, ''),
        title,
        href: `/releases/${year}/${month}/${day}/${slug}`,
        date: new Date(`${year}-${month}-${day}`),
      }
    })
}
