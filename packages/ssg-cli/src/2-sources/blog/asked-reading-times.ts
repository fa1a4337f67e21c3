import { invalidConfig } from '../../diagnostics/catalogue.ts'
import type { GivenReading } from '../../model/asked-functions.ts'
import type { DocHead } from '../../model/head.ts'
import { frontMatterBlock } from '../../text/markdown/front-matter.ts'
import { messageOf } from '../../text/message-of.ts'
import { textOf } from '../../text/text-of.ts'
import { wordsIn } from '../scan/scan-post.ts'
import type { SiteScan } from '../scan/site-scan.ts'
import type { ReadBlog } from './read-blog.ts'

/**
 * Ask `readingTime` of a site how long it takes to read each post. A post of which it gives no number shows none; what it
 * throws is told, and times are counted as they are without it.
 *
 * @see https://docusaurus.io/docs/blog#reading-time
 */
export async function askedReadingTimes(scan: SiteScan, read: ReadBlog): Promise<ReadBlog> {
  const { config, host, report, configSource } = scan
  const ask = config.asked?.readingTimes?.[read.blog.path]
  if (!ask || !read.blog.showReadingTime) return read
  try {
    const heads = await host.bundler.runCode(() => Promise.all(read.heads.map((head) => withTime(head, ask, scan))))
    return { ...read, heads }
  } catch (error) {
    const message = `Unexpected error, expected minutes to read a post: ${messageOf(error)}`
    report(invalidConfig({ file: configSource, path: 'readingTime', message }))
    return read
  }
}

async function withTime(
  head: DocHead,
  ask: (given: GivenReading) => unknown,
  { host, config }: SiteScan,
): Promise<DocHead> {
  if (!head.post) return head
  const text = textOf(host, head.source) ?? ''
  const content = text.slice(frontMatterBlock(text)?.after ?? 0)
  const time = await ask({
    content,
    frontMatter: { ...head.frontMatter },
    locale: config.locale.code,
    defaultReadingTime: ({ content: counted, locale, options: { wordsPerMinute = 200 } = {} }) =>
      Math.round((wordsIn(counted, locale) / wordsPerMinute) * 100) / 100,
  })
  const { minutes: _, ...post } = head.post
  return { ...head, post: { ...post, ...(typeof time === 'number' && { minutes: Math.ceil(time) }) } }
}
