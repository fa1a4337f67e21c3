import type { PostFacts, SiteLayout } from 'docs-build/page'
import { readableDate } from '../html/readable-date.ts'
import { layoutWords } from '../words/layout-words.ts'
import { count } from '../words/say.ts'
import { PostAuthors } from './post-authors.tsx'

/** Below the title of a post: when it was written, how long it takes to read, and who wrote it. */
export function PostByline({ post, layout }: { readonly post: PostFacts; readonly layout: SiteLayout }) {
  const { date, minutes, authors } = post
  const language = layout.locale.htmlLang
  const words = layoutWords(layout).page
  return (
    <div className="byline">
      {(date !== undefined || minutes !== undefined) && (
        <p className="byline__facts">
          {date !== undefined && <time dateTime={date.slice(0, 10)}>{readableDate(date, language, 'long')}</time>}
          {minutes !== undefined && <span>{count(words.readingTime, minutes, language)}</span>}
        </p>
      )}
      <PostAuthors authors={authors} label={words.authors} />
    </div>
  )
}
