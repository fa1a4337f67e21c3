import type { PostFacts, SiteLayout } from 'docs-build/page'
import { readableDate } from '../html/readable-date.ts'
import { layoutWords } from '../words/layout-words.ts'
import { count } from '../words/count.ts'

/** When a post was written, and how long it takes to read. */
export function PostInfo({ post, layout }: { readonly post: PostFacts; readonly layout: SiteLayout }) {
  const { date, minutes } = post
  const language = layout.locale.htmlLang
  if (date === undefined && minutes === undefined) return null
  return (
    <p className="byline__facts">
      {date !== undefined && <time dateTime={date.slice(0, 10)}>{readableDate(date, language, 'long')}</time>}
      {minutes !== undefined && <span>{count(layoutWords(layout).page.readingTime, minutes, language)}</span>}
    </p>
  )
}
