import type { Card } from '../../model/site.ts'
import type { TagsPlan } from './plan-tags.ts'

/** What the list of all tags shows of each. */
export function tagCards({ tags }: TagsPlan<unknown>): readonly Card[] {
  return tags
    .filter(({ unlisted }) => !unlisted)
    .map(({ label, href, description, docs }) => ({
      type: 'category',
      label,
      href,
      ...(description !== '' && { description }),
      count: docs.length,
    }))
}
