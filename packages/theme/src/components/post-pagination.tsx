import type { DocContent, SiteLayout } from 'docs-build/page'
import { layoutWords } from '../words/layout-words.ts'
import { Pagination } from './pagination.tsx'

/** Links to the posts before and after this one. */
export function PostPagination({ doc, layout }: { readonly doc: DocContent; readonly layout: SiteLayout }) {
  const { posts, newerPost, olderPost } = layoutWords(layout).page
  return (
    <Pagination previous={doc.previous} next={doc.next} layout={layout} label={posts} ways={[newerPost, olderPost]} />
  )
}
