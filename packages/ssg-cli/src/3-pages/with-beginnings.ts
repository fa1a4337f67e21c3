import type { Host } from '../host.ts'
import type { MadePage, PagePlan } from '../model/page-plan.ts'
import { sectionsOf } from './render/sections-of.ts'

/**
 * A plan of a list with the beginnings of the posts that it shows. They are a part of the page, so that the key of its
 * rendering counts them.
 */
export function withBeginnings(
  plan: PagePlan,
  made: ReadonlyMap<string, Pick<MadePage, 'rendered'>>,
  { readBlob }: Pick<Host['cache'], 'readBlob'>,
): PagePlan {
  const { content } = plan.page
  if (content.type !== 'post-list') return plan
  const posts = content.posts.map((post) => {
    const { quotable, cut = 0 } = made.get(post.href)?.rendered ?? {}
    if (!quotable) return post
    const html = readBlob(quotable)
    const excerpt = post.sections ? sectionsOf(html, post.sections) : html.slice(0, cut)
    return { ...post, excerpt }
  })
  return { ...plan, page: { ...plan.page, content: { ...content, posts } } }
}
