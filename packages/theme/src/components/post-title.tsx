import type { PostFacts } from 'docs-build/page'
import type { ReactNode } from 'react'

/** The title of a post, on its page and in lists. A site may put a component of its own in its place. */
export function PostTitle({ children }: { readonly post: PostFacts; readonly children: ReactNode }) {
  return children
}
