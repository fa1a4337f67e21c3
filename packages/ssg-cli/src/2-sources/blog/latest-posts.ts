import type { SourcePlan } from '../source.ts'
import type { BlogPlan } from './blog-plan.ts'

/**
 * The latest posts of each blog, as Docusaurus writes them for its sidebar, and home pages of sites import them:
 * `.docusaurus/docusaurus-plugin-content-blog/default/blog-post-list-prop-default.json`.
 */
export function latestPosts(plans: readonly BlogPlan[]): NonNullable<SourcePlan['generated']> {
  const files = plans.map(({ read: { blog }, listed }) => {
    const { id = 'default', blogSidebarTitle: title, blogSidebarCount: count } = blog
    const items = (count === 'ALL' ? listed : listed.slice(0, count)).map((post) => ({
      title: post.head.frontMatter.sidebar_label ?? post.title,
      permalink: post.permalink,
      unlisted: post.unlisted,
      date: post.date,
    }))
    return [`${id}/blog-post-list-prop-${id}.json`, JSON.stringify({ title, items })]
  })
  // Without a blog there is none, nor one that an earlier build left.
  return { 'docusaurus-plugin-content-blog': Object.fromEntries(files) }
}
