import { invalidConfig } from '../../diagnostics/catalogue.ts'
import { isObject } from '../../text/is-object.ts'
import { messageOf } from '../../text/message-of.ts'
import type { SiteScan } from '../scan/site-scan.ts'
import { blogPlan } from './blog-plan.ts'
import { givenPost } from './given-post.ts'
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
    const told: Record<string, Record<string, unknown>> = {}
    const setGlobalData = (plugin: string, data: unknown) =>
      void (told[plugin] = { [read.blog.id ?? 'default']: JSON.parse(JSON.stringify(data ?? null)) as unknown })
    const answer = await scan.host.bundler.runCode(() => process({ blogPosts: given, setGlobalData }))
    // Nothing is what a function gives that changes the list itself.
    const chosen: unknown = answer ?? given
    if (!Array.isArray(chosen)) throw new Error('the answer is no array')
    return { ...read, chosen: chosen.flatMap(fileOf), globalData: told }
  } catch (error) {
    const message = `Unexpected error, expected posts of a blog: ${messageOf(error)}`
    scan.report(invalidConfig({ file: scan.configSource, path: 'processBlogPosts', message }))
    return read
  }
}

/** Only what it gets back tells which post is meant, so a post may be a copy of what was given. */
function fileOf(post: unknown): readonly string[] {
  return isObject(post) && typeof post['id'] === 'string' ? [post['id']] : []
}
