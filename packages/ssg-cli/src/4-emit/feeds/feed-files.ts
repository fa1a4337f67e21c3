import { siteRoot } from '../../text/urls/site-root.ts'
import { outputPath } from '../../text/urls/base-url.ts'
import { folderOf, joinFolder } from '../../text/urls/resolve-path.ts'
import type { Host } from '../../host.ts'
import type { Feed } from '../../model/feed.ts'
import type { MadePage } from '../../model/page-plan.ts'
import type { Site } from '../../model/planned-site.ts'
import { withOrigin } from './with-origin.ts'
import type { EmittedFile, Emitter } from '../emitter.ts'
import { feedCss, feedXsl } from './feed-style.ts'
import { feedText } from './feed-text.ts'
import { writtenItem, type WrittenItem } from './written-item.ts'

/** The feeds of blogs, with the whole of each post, and what makes them look like pages in browsers. */
export const feedFiles: Emitter<EmittedFile> = ({ host, site, pages }) => {
  const { feeds = [], config } = site
  if (feeds.length === 0) return []
  const itemsOf = postsOf(host, site, pages)
  return feeds.flatMap((feed) => {
    const path = outputPath(feed.href, siteRoot(config))
    const make = () => feedText(feed, { origin: config.url, items: itemsOf(feed) })
    return [{ path, make }, ...styleFiles(feed, folderOf(path))]
  })
}

/** The posts of feeds, as they are written. */
export function postsOf(
  { cache }: Pick<Host, 'cache'>,
  { config }: Pick<Site, 'config'>,
  pages: readonly MadePage[],
): (feed: Feed) => readonly WrittenItem[] {
  const made = new Map(pages.map(({ plan, rendered }) => [plan.page.route, rendered.quotable]))
  return ({ items }) =>
    items.map((item) => {
      const quotable = made.get(item.route)
      return writtenItem(item, config.url, quotable ? withOrigin(cache.readBlob(quotable), config.url) : '')
    })
}

function styleFiles({ style }: Feed, folder: string): readonly EmittedFile[] {
  if (!style) return []
  const path = (ending: string) => joinFolder(folder, `${style.name}.${ending}`)
  const { files } = style
  if (files)
    return [
      { path: path('xsl'), copyOf: files.xsl },
      { path: path('css'), copyOf: files.css },
    ]
  return [
    { path: path('xsl'), make: () => feedXsl(`${style.name}.css`) },
    { path: path('css'), make: () => feedCss },
  ]
}
