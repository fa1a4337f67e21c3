import type { HeadElement, PostAuthor, SiteLayout } from 'docs-build/page'

/** What a page says to programs that read schema.org. */
export function jsonLd(data: Readonly<Record<string, unknown>>): HeadElement {
  return {
    tag: 'script',
    attributes: { type: 'application/ld+json', 'data-page-head': '' },
    text: JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c'),
  }
}

/** Who wrote something: one person, or several; nothing without any. */
export function authorData(layout: SiteLayout, authors: readonly PostAuthor[]): Readonly<Record<string, unknown>> {
  const absolute = (href: string) => new URL(href, layout.url).href
  const people = authors.map(({ name, title: jobTitle, href, imageUrl }) => ({
    '@type': 'Person',
    name,
    ...(jobTitle !== undefined && { jobTitle }),
    ...(href !== undefined && { url: absolute(href) }),
    ...(imageUrl !== undefined && { image: absolute(imageUrl) }),
  }))
  return people.length === 0 ? {} : { author: people.length === 1 ? people[0] : people }
}
