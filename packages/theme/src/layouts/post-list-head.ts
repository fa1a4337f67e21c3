import type { HeadElement, Page, PostListContent, SiteLayout } from 'docs-build/page'
import { authorData, jsonLd } from './json-ld.ts'

/**
 * What the head of the list of all posts says to programs: that this is a blog, and which posts it begins with.
 *
 * @see https://schema.org/Blog
 */
export function postListHead(layout: SiteLayout, { meta }: Page, list: PostListContent): readonly HeadElement[] {
  if (!list.isWhole) return []
  const { title, description, posts } = list
  const blogPost = posts.map((post) => {
    const url = new URL(post.href, layout.url).href
    return {
      '@type': 'BlogPosting',
      '@id': url,
      mainEntityOfPage: url,
      url,
      headline: post.title,
      ...(post.description !== '' && { description: post.description }),
      ...(post.date !== undefined && { datePublished: post.date }),
      ...authorData(layout, post.authors),
      ...(post.tags.length > 0 && { keywords: post.tags.map(({ label }) => label) }),
    }
  })
  const { canonical: url } = meta
  return [jsonLd({ '@type': 'Blog', '@id': url, mainEntityOfPage: url, headline: title, description, blogPost })]
}
