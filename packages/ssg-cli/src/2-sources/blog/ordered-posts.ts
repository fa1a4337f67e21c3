import { byOrder } from '../../text/by-order.ts'
import type { PlacedPost } from './place-post.ts'

/** Posts by their dates, the latest first unless `ascending`. Those of one moment keep the order of their paths, those without a date come last. */
export function orderedPosts(posts: readonly PlacedPost[], order: 'descending' | 'ascending'): readonly PlacedPost[] {
  const dated = posts
    .filter(({ date }) => date !== undefined)
    .toSorted((left, right) => byOrder(right.date ?? '', left.date ?? '') || byOrder(left.head.file, right.head.file))
  const undated = posts.filter(({ date }) => date === undefined)
  return [...(order === 'ascending' ? dated.toReversed() : dated), ...undated]
}
