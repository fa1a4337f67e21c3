import { siteRoot } from '../../text/site-root.ts'
import { outputPath } from '../../text/base-url.ts'
import { withOrigin } from './with-origin.ts'
import type { Emitter, MadeFile } from '../emitter.ts'
import { feedText } from './feed-text.ts'

/** The feeds of blogs, with the whole of each post. */
export const feedFiles: Emitter<MadeFile> = ({ host, site, pages }) => {
  const { feeds = [], config } = site
  if (feeds.length === 0) return []
  const made = new Map(pages.map(({ plan, rendered }) => [plan.page.route, rendered.quotable]))
  const contentOf = ({ route }: { readonly route: string }) => {
    const quotable = made.get(route)
    return quotable ? withOrigin(host.cache.readBlob(quotable), config.url) : ''
  }
  return feeds.map((feed) => ({
    path: outputPath(feed.href, siteRoot(config)),
    make: () => feedText(feed, { origin: config.url, contentOf }),
  }))
}
