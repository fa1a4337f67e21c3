import { invalidConfig } from '../../diagnostics/catalogue.ts'
import type { GivenPost } from '../../model/asked-functions.ts'
import { isObject } from '../../text/is-object.ts'
import { messageOf } from '../../text/message-of.ts'
import type { SiteScan } from '../scan/site-scan.ts'
import { blogPlan, type Post } from './blog-plan.ts'
import type { ReadBlog } from './read-blog.ts'

/**
 * Ask `processBlogPosts` of a site which posts a blog has, and in which order. Posts that it makes itself have no file and are
 * not there; what it throws is told, and the blog then has all posts.
 *
 * @see https://docusaurus.io/docs/api/plugins/@docusaurus/plugin-content-blog#configuration
 */
export async function processedPosts(scan: SiteScan, read: ReadBlog): Promise<ReadBlog> {
  const process = scan.config.asked?.blogPosts?.[read.blog.path]
  if (!process) return read
  const { config, drafts = false } = scan
  const { posts } = blogPlan(read, { config, drafts, report: () => undefined })
  try {
    const given = posts.map(givenPost)
    const answer = await scan.host.bundler.runCode(() => process({ blogPosts: given }))
    // Nothing is what a function gives that changes the list itself.
    const chosen: unknown = answer ?? given
    if (!Array.isArray(chosen)) throw new Error('the answer is no array')
    return { ...read, chosen: chosen.flatMap(fileOf) }
  } catch (error) {
    const message = `Unexpected error, expected posts of a blog: ${messageOf(error)}`
    scan.report(invalidConfig({ file: scan.configSource, path: 'processBlogPosts', message }))
    return read
  }
}

function givenPost({ head, permalink, title, description, date, unlisted, tags, authors }: Post): GivenPost {
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
      ...(head.post && { readingTime: head.post.minutes, hasTruncateMarker: head.post.isCut }),
      frontMatter: { ...head.frontMatter },
      unlisted,
    },
  }
}

/** Only what it gets back tells which post is meant, so a post may be a copy of what was given. */
function fileOf(post: unknown): readonly string[] {
  return isObject(post) && typeof post['id'] === 'string' ? [post['id']] : []
}
