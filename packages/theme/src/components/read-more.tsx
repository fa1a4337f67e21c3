import type { SiteLayout } from 'docs-build/page'
import { layoutWords } from '../words/layout-words.ts'
import { fill } from '../words/fill.ts'

/** Below the beginning of a post in a list: the way to all of it. */
export function ReadMore({
  title,
  href,
  layout,
}: {
  readonly title: string
  readonly href: string
  readonly layout: SiteLayout
}) {
  const { readMore, readMoreAbout } = layoutWords(layout).page
  const name = fill(readMoreAbout, { title })
  // As text of the link it is read by all that list links, and translated with the page.
  return name.startsWith(readMore) ? (
    <a className="post__more" href={href}>
      {readMore}
      <span className="visually-hidden">{name.slice(readMore.length)}</span>
    </a>
  ) : (
    <a className="post__more" href={href} aria-label={name}>
      {readMore}
    </a>
  )
}
