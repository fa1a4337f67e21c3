import type { Host } from '../host.ts'
import type { MadePage, PagePlan } from '../model/page-plan.ts'
import type { PrintContent } from '../model/print.ts'
import { sectionsOf } from './render/sections-of.ts'

/**
 * A plan of a list with the beginnings of the posts that it shows. They are a part of the page, so that the key of its
 * rendering counts them. Of a section for paper, which may hold a book, the page has hashes of its articles, and whoever
 * renders it reads them: there is one section in memory at a time.
 */
export function withBeginnings(
  plan: PagePlan,
  made: ReadonlyMap<string, Pick<MadePage, 'rendered'>>,
  { readBlob }: Pick<Host['cache'], 'readBlob'>,
): PagePlan {
  const { content } = plan.page
  if (content.type === 'print') return withArticles(plan, content, made)
  if (content.type !== 'post-list') return plan
  const posts = content.posts.map((post) => {
    const { quotable, cut = 0, ends = '' } = made.get(post.href)?.rendered ?? {}
    if (!quotable) return post
    const html = readBlob(quotable)
    const excerpt = post.sections ? sectionsOf(html, post.sections) : html.slice(0, cut) + ends
    return { ...post, excerpt }
  })
  return { ...plan, page: { ...plan.page, content: { ...content, posts } } }
}

function withArticles(
  plan: PagePlan,
  content: PrintContent,
  made: ReadonlyMap<string, Pick<MadePage, 'rendered'>>,
): PagePlan {
  const shown = content.parts.flatMap(({ href }) => {
    const { quotable, quotableHash } = (href !== undefined && made.get(href)?.rendered) || {}
    return href !== undefined && quotable && quotableHash !== undefined ? [{ href, quotable, quotableHash }] : []
  })
  const keys = new Map(shown.map(({ href, quotableHash }) => [href, quotableHash]))
  const parts = content.parts.map((part) => {
    const key = part.href === undefined ? undefined : keys.get(part.href)
    return key === undefined ? part : { ...part, key }
  })
  return {
    ...plan,
    page: { ...plan.page, content: { ...content, parts } },
    quoted: Object.fromEntries(shown.map(({ href, quotable }) => [href, quotable])),
  }
}
