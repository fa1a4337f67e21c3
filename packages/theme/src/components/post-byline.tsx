import type { PostFacts, SiteLayout } from 'docs-build/page'
import { layoutWords } from '../words/layout-words.ts'
import { PostAuthors } from './post-authors.tsx'
import { PostInfo } from './post-info.tsx'

/** Below the title of a post: when it was written, how long it takes to read, and who wrote it. */
export function PostByline({ post, layout }: { readonly post: PostFacts; readonly layout: SiteLayout }) {
  return (
    <div className="byline">
      <PostInfo post={post} layout={layout} />
      <PostAuthors post={post} label={layoutWords(layout).page.authors} />
    </div>
  )
}
