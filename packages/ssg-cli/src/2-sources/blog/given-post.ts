import type { GivenPost } from '../../model/asked-functions.ts'
import type { Post } from './blog-plan.ts'

/** A post as functions and plugins of a site of Docusaurus are told of it. */
export function givenPost({ head, permalink, title, description, date, unlisted, tags, authors }: Post): GivenPost {
  return {
    id: head.file,
    metadata: {
      permalink,
      source: `@site/${head.source}`,
      title,
      description,
      ...(date !== undefined && { date: new Date(date) }),
      tags: tags.map(({ label, href }) => ({ label, permalink: href })),
      authors: authors.map(({ key, author }) => ({ ...author, ...(key !== undefined && { key }) })),
      ...(head.post?.minutes !== undefined && { readingTime: head.post.minutes }),
      ...(head.post && { hasTruncateMarker: head.post.isCut }),
      frontMatter: { ...head.frontMatter },
      unlisted,
    },
  }
}
