import type { AuthorDefinition, AuthorEntry } from '../../model/authors.ts'
import type { DocHead } from '../../model/head.ts'

/** The authors that the front matter of a post names, also with the older keys `author_name` and others. */
export function ownAuthors({ frontMatter }: DocHead): readonly AuthorEntry[] {
  const legacy = legacyAuthor(frontMatter)
  return frontMatter.authors ?? (legacy ? [legacy] : [])
}

function legacyAuthor(frontMatter: DocHead['frontMatter']): AuthorDefinition | undefined {
  const text = (...keys: readonly string[]) =>
    keys.map((key) => frontMatter[key]).find((value): value is string => typeof value === 'string')
  const name = text('author')
  const title = text('author_title', 'authorTitle')
  const url = text('author_url', 'authorURL')
  const imageUrl = text('author_image_url', 'authorImageURL')
  if (name === undefined && imageUrl === undefined) return undefined
  return { name, title, url, imageUrl }
}
