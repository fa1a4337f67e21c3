import { invalidConfig } from '../../diagnostics/catalogue.ts'
import type { Host } from '../../host.ts'
import type { Diagnostic } from '../../model/diagnostic.ts'
import type { GivenFeedPosts } from '../../model/asked-functions.ts'
import type { Feed } from '../../model/feed.ts'
import { outcome, type Outcome } from '../../model/outcome.ts'
import type { MadePage } from '../../model/page-plan.ts'
import type { Site } from '../../model/planned-site.ts'
import { outputPath } from '../../text/urls/base-url.ts'
import { messageOf } from '../../text/message-of.ts'
import { partsOf } from '../../text/part-of.ts'
import { siteRoot } from '../../text/urls/site-root.ts'
import { askedSiteConfig } from '../asked-site-config.ts'
import type { MadeFile } from '../emitter.ts'
import { postsOf } from './feed-files.ts'
import { feedText } from './feed-text.ts'
import { givenItem, itemOfFunction } from './written-item.ts'

/** The feeds of blogs whose items `createFeedItems` of the site makes, once for all kinds. What it throws is told. */
export async function askedFeeds(
  host: Pick<Host, 'bundler' | 'cache' | 'output'>,
  site: Site,
  pages: readonly MadePage[],
): Promise<Outcome<readonly MadeFile[]>> {
  const files: MadeFile[] = []
  const diagnostics: Diagnostic[] = []
  for (const part of partsOf(site)) {
    const feeds = part.feeds ?? []
    for (const blog of new Set(feeds.flatMap(({ asked }) => asked?.blog ?? []))) {
      try {
        files.push(
          ...(await filesOf(
            feeds.filter(({ asked }) => asked?.blog === blog),
            { blog, host, site, part, pages },
          )),
        )
      } catch (error) {
        const message = `Unexpected error, expected items of feeds: ${messageOf(error)}`
        diagnostics.push(invalidConfig({ file: site.configSource, path: 'createFeedItems', message }))
      }
    }
  }
  return outcome(files, diagnostics)
}

interface FeedScope {
  readonly blog: string
  readonly host: Pick<Host, 'bundler' | 'cache' | 'output'>
  readonly site: Site
  /** That of the language. */
  readonly part: Site
  readonly pages: readonly MadePage[]
}

async function filesOf(
  feeds: readonly Feed[],
  { blog, host, site, part, pages }: FeedScope,
): Promise<readonly MadeFile[]> {
  const create = site.asked?.feedItems?.[blog]
  const [feed] = feeds
  if (!create || !feed) return []
  const { config } = part
  const written = new Map(postsOf(host, part, pages)(feed).map((item) => [item.link, givenItem(item)]))
  const given: GivenFeedPosts = {
    blogPosts: feed.asked?.posts ?? [],
    siteConfig: askedSiteConfig(config),
    outDir: host.output.folder,
  }
  const defaultCreateFeedItems = ({ blogPosts }: GivenFeedPosts) =>
    Promise.resolve(blogPosts.flatMap(({ metadata }) => written.get(config.url + metadata.permalink) ?? []))
  const made = await host.bundler.runCode(() => create({ ...given, defaultCreateFeedItems }))
  if (!Array.isArray(made)) throw new Error('the answer is no array')
  const items = made.map(itemOfFunction)
  return feeds.map((each) => {
    const text = feedText(each, { origin: config.url, items })
    return { path: outputPath(each.href, siteRoot(config)), make: () => text }
  })
}
