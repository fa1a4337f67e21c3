import type { PostFacts } from 'docs-build/page'
import type { ReactNode } from 'react'

/** What stands above the text of a post, on its page and in lists. A site may put a component of its own in its place. */
export function PostHead({ children }: { readonly post: PostFacts; readonly children: ReactNode }) {
  return children
}
