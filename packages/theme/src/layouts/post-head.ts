import type { HeadElement, Page, PostPart, SiteLayout } from 'docs-build/page'
import { authorData, jsonLd } from './json-ld.ts'

/**
 * What the head of a post says to programs: when it was written, by whom, about what.
 *
 * @see https://ogp.me/#type_article
 * @see https://schema.org/BlogPosting
 */
export function postHead(layout: SiteLayout, { meta, content }: Page, post: PostPart): readonly HeadElement[] {
  if (content.type !== 'doc') return []
  const { tags = [], title, lastUpdated } = content
  const absolute = (href: string) => new URL(href, layout.url).href
  const data = {
    '@type': 'BlogPosting',
    '@id': meta.canonical,
    mainEntityOfPage: meta.canonical,
    url: meta.canonical,
    headline: title,
    description: meta.description,
    ...(post.date !== undefined && { datePublished: post.date }),
    ...(lastUpdated?.date !== undefined && { dateModified: lastUpdated.date }),
    ...authorData(layout, post.authors),
    ...(meta.image !== undefined && { image: meta.image }),
    ...(tags.length > 0 && { keywords: tags.map(({ label }) => label) }),
    isPartOf: { '@type': 'Blog', '@id': absolute(post.blog.href), name: post.blog.label },
  }
  const links = post.authors.flatMap(({ href }) => (href === undefined ? [] : [absolute(href)]))
  return [
    ...(post.date === undefined ? [] : [property('article:published_time', post.date)]),
    ...(lastUpdated?.date === undefined ? [] : [property('article:modified_time', lastUpdated.date)]),
    ...links.map((link) => property('article:author', link)),
    ...tags.map(({ label }) => property('article:tag', label)),
    jsonLd(data),
  ]
}

function property(name: string, content: string): HeadElement {
  return { tag: 'meta', attributes: { property: name, content }, text: '' }
}
