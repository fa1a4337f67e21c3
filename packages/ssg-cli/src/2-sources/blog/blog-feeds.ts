import type { FeedType } from '../../model/blog-config.ts'
import type { Config } from '../../model/config.ts'
import type { Feed, FeedItem } from '../../model/feed.ts'
import type { BlogPlan, Post } from './blog-plan.ts'

const names: Readonly<Record<FeedType, string>> = { rss: 'rss.xml', atom: 'atom.xml', json: 'feed.json' }

/**
 * The feeds of a blog: of its listed posts that have a date. None without any.
 *
 * @see https://docusaurus.io/docs/blog#feed
 */
export function blogFeeds({ read, urls, listed }: BlogPlan, config: Config): readonly Feed[] {
  const { blogTitle, blogDescription, feedOptions } = read.blog
  const { type: types, limit, copyright } = feedOptions
  const dated = listed.flatMap((post) => itemOf(post) ?? [])
  if (dated.length === 0) return []
  return types.map((type) => ({
    type,
    href: `${urls.base}/${names[type]}`,
    title: feedOptions.title ?? `${config.title} ${blogTitle}`,
    description: feedOptions.description ?? blogDescription,
    ...(copyright !== undefined && { copyright }),
    language: feedOptions.language ?? config.locale.htmlLang,
    homeHref: urls.list,
    items: limit === false ? dated : dated.slice(0, limit),
  }))
}

function itemOf({ permalink, title, description, date, tags, authors }: Post): FeedItem | undefined {
  if (date === undefined) return undefined
  return {
    route: permalink,
    title,
    description,
    date,
    tags: tags.map(({ label }) => label),
    // Feeds have no place for one who has a picture only.
    authors: authors
      .filter(({ author }) => author.name !== '')
      .map(({ author: { name, email, href } }) => ({
        name,
        ...(email !== undefined && { email }),
        ...(href !== undefined && !href.startsWith('mailto:') && { href }),
      })),
  }
}
