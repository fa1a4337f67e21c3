import type { SiteLayout } from 'docs-build/page'
import { layoutWords } from '../words/layout-words.ts'
import { fill } from '../words/say.ts'

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
  const words = layoutWords(layout).page
  return (
    <a className="post__more" href={href} aria-label={fill(words.readMoreAbout, { title })}>
      {words.readMore}
    </a>
  )
}
