import { undatedPost } from '../../diagnostics/catalogue.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { DocHead } from '../../model/head.ts'
import { slugDiagnostics } from '../urls/slug-diagnostics.ts'
import { permalink, type PermalinkInput } from '../urls/permalink.ts'
import { postName } from './post-name.ts'

/** A post with what its head alone decides. */
export interface PlacedPost {
  readonly head: DocHead
  readonly permalink: string
  readonly title: string
  readonly description: string
  /** ISO date and time in UTC. */
  readonly date?: string
  readonly draft: boolean
  readonly unlisted: boolean
}

/** The argument of {@link placePost}. */
export interface PlacePostInput extends Omit<PermalinkInput, 'slug'> {
  readonly head: DocHead
  readonly report: (diagnostic: Diagnostic) => void
}

/** Give a post its URL, title and date. */
export function placePost({ head, versionPath, config, report }: PlacePostInput): PlacedPost {
  const { frontMatter } = head
  const name = postName(head.file)
  const own = frontMatter.slug
  const slug = own === undefined ? name.slug : `/${own.replace(/^\/+/, '')}`
  slugDiagnostics(head, own, slug).forEach(report)
  const date = frontMatter.date ?? name.date ?? head.post?.added
  if (date === undefined && !frontMatter.draft && !head.part)
    report(undatedPost({ file: head.source, noDay: name.noDay }))
  return {
    head,
    permalink: permalink({ versionPath, slug, config }),
    title: frontMatter.title ?? head.contentTitle ?? name.text,
    description: frontMatter.description ?? head.excerpt ?? '',
    ...(date !== undefined && { date }),
    draft: frontMatter.draft === true,
    unlisted: frontMatter.unlisted === true,
  }
}
